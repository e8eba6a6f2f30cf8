package org.tutti.records.json;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The fields of a record, which names each of them once: a {@link FileRecord} goes through them in
 * the order of the file and makes a record of what it is given for each. When a record is written,
 * that is its own value; when one is read, it is that of the file, and a blank record is asked.
 * There is no reflection, for which a rank would pay when it writes.
 */
public final class RecordFields {
  private final JsonObject json;
  private final boolean reads;

  private RecordFields(JsonObject json, boolean reads) {
    this.json = json;
    this.reads = reads;
  }

  /** How records of a type are written and read as columns, with an element per record. */
  public interface ColumnForm<R> {
    /** Goes through the columns at one record, which is blank if one is read. */
    R of(RecordColumns columns, R record);
  }

  /** The record as JSON. */
  public static JsonObject write(FileRecord<?> record) {
    JsonObject json = new JsonObject();
    record.fields(new RecordFields(json, false));
    return json;
  }

  /**
   * The record of JSON.
   *
   * @param blank any record of the type
   * @throws MalformedJsonException if a field is missing or has another type
   */
  public static <R extends FileRecord<R>> R read(JsonObject json, R blank) {
    return blank.fields(new RecordFields(json, true));
  }

  /** Whether a record is read. */
  public boolean reads() {
    return reads;
  }

  /** Whether a record is read that has no such field, such as one of an earlier version. */
  public boolean lacks(String name) {
    return reads && !json.has(name);
  }

  /** Writes what follows from other fields, and so is not read; null leaves it out. */
  public void derived(String name, Object value) {
    if (!reads) {
      json.put(name, value);
    }
  }

  public String text(String name, String value) {
    derived(name, value);
    return reads ? json.text(name) : value;
  }

  public Optional<String> text(String name, Optional<String> value) {
    derived(name, value.orElse(null));
    return !reads ? value : json.has(name) ? Optional.of(json.text(name)) : Optional.empty();
  }

  public long integer(String name, long value) {
    derived(name, value);
    return reads ? json.integer(name) : value;
  }

  /** An integer, which is left out if it is 0. */
  public long integerIfAny(String name, long value) {
    return value == 0 && (!reads || lacks(name)) ? 0 : integer(name, value);
  }

  /** An integer that fits into an {@code int}. */
  public int count(String name, int value) {
    derived(name, value);
    return reads ? json.count(name) : value;
  }

  public OptionalInt count(String name, OptionalInt value) {
    if (reads) {
      return json.has(name) ? OptionalInt.of(json.count(name)) : OptionalInt.empty();
    }
    derived(name, value.isPresent() ? value.getAsInt() : null);
    return value;
  }

  public double number(String name, double value) {
    derived(name, value);
    return reads ? json.number(name) : value;
  }

  public OptionalDouble number(String name, OptionalDouble value) {
    if (reads) {
      return json.has(name) ? OptionalDouble.of(json.number(name)) : OptionalDouble.empty();
    }
    derived(name, value.isPresent() ? value.getAsDouble() : null);
    return value;
  }

  public boolean truth(String name, boolean value) {
    derived(name, value);
    return reads ? json.truth(name) : value;
  }

  /** A field that is true if it is there. */
  public boolean mark(String name, boolean value) {
    derived(name, value ? Boolean.TRUE : null);
    return reads ? json.has(name) : value;
  }

  /** A constant, by its name. */
  public <E extends Enum<E>> E constant(String name, E value) {
    derived(name, value.name());
    return reads ? Enum.valueOf(value.getDeclaringClass(), json.text(name)) : value;
  }

  /** A constant, which is left out if it is the usual one. */
  public <E extends Enum<E>> E constant(String name, E value, E usual) {
    return lacks(name) || !reads && value == usual ? usual : constant(name, value);
  }

  public Instant instant(String name, Instant value) {
    derived(name, text(value));
    return reads ? Instant.parse(json.text(name)) : value;
  }

  /** The text of the instant itself, but where there is a fraction without loading a formatter. */
  private static String text(Instant value) {
    return value.getNano() == 0
        ? value.toString()
        : LocalDateTime.ofEpochSecond(value.getEpochSecond(), value.getNano(), ZoneOffset.UTC)
            + "Z";
  }

  /** An object with a text field for each entry. */
  public Map<String, String> texts(String name, Map<String, String> value) {
    if (reads) {
      return json.textFields(name);
    }
    json.put(name, value);
    return value;
  }

  /** An object of texts, {@code Long}, and {@code Double}. */
  public Map<String, Object> scalars(String name, Map<String, Object> value) {
    if (reads) {
      return json.object(name).scalars();
    }
    JsonObject scalars = new JsonObject();
    for (Map.Entry<String, Object> scalar : value.entrySet()) {
      scalars.put(scalar.getKey(), scalar.getValue());
    }
    json.put(name, scalars);
    return value;
  }

  public long[] integers(String name, long[] value) {
    derived(name, value);
    return reads ? json.integers(name) : value;
  }

  /** A record in a field of its own. */
  public <R extends FileRecord<R>> R object(String name, R record) {
    return record.fields(within(name));
  }

  /** A record, which is left out if there is none. */
  public <R extends FileRecord<R>> Optional<R> object(String name, Optional<R> record, R blank) {
    return (reads ? json.has(name) : record.isPresent())
        ? Optional.of(object(name, record.orElse(blank)))
        : Optional.empty();
  }

  /**
   * A record whose fields are among those of this object; all are left out if there is none.
   *
   * @param first name of the first field
   */
  public <R extends FileRecord<R>> Optional<R> among(String first, Optional<R> record, R blank) {
    return (reads ? json.has(first) : record.isPresent())
        ? Optional.of(record.orElse(blank).fields(this))
        : Optional.empty();
  }

  /** The fields of an object in a field. */
  public RecordFields within(String name) {
    JsonObject object = reads ? json.object(name) : new JsonObject();
    derived(name, object);
    return new RecordFields(object, reads);
  }

  /** Records, each an object. */
  public <R extends FileRecord<R>> List<R> list(String name, List<R> records, R blank) {
    List<R> made = new ArrayList<>();
    if (reads) {
      for (JsonObject object : json.objects(name)) {
        made.add(read(object, blank));
      }
      return made;
    }
    List<JsonObject> objects = new ArrayList<>();
    for (R record : records) {
      objects.add(write(record));
    }
    json.put(name, objects);
    return records;
  }

  /** Records, each an object; the field is left out if there are none. */
  public <R extends FileRecord<R>> List<R> listIfAny(String name, List<R> records, R blank) {
    boolean isEmpty = reads ? !json.has(name) : records.isEmpty();
    return isEmpty ? List.of() : list(name, records, blank);
  }

  /** Records as columns among the fields of this object. */
  public <R> List<R> columns(List<R> records, R blank, ColumnForm<R> form) {
    RecordColumns columns = new RecordColumns(json, reads, records.size());
    form.of(columns, blank);
    List<R> made = new ArrayList<>();
    while (columns.next()) {
      made.add(form.of(columns, reads ? blank : records.get(columns.row())));
    }
    return made;
  }
}
