package org.tutti.records.json;

import java.util.ArrayList;
import java.util.List;

/**
 * The columns of records, each an array with an element per record. Before the first record, they
 * are made, or their lengths compared.
 */
public final class RecordColumns {
  private final JsonObject json;
  private final boolean reads;
  private int rows;
  private int row = -1;

  /**
   * @param rows number of records that are written
   */
  RecordColumns(JsonObject json, boolean reads, int rows) {
    this.json = json;
    this.reads = reads;
    this.rows = reads ? -1 : rows;
  }

  /** Goes on to the next record, if there is one. */
  boolean next() {
    return ++row < rows;
  }

  int row() {
    return row;
  }

  /** The number of records; before all columns were seen, that of the first one. */
  public int rows() {
    return rows;
  }

  public long integer(String name, long value) {
    if (row < 0 && !reads) {
      json.put(name, new long[rows]);
    }
    long[] column = json.integers(name);
    if (row < 0) {
      require(name, column.length);
      return value;
    }
    column[row] = reads ? column[row] : value;
    return column[row];
  }

  /** An integer that fits into an {@code int}. */
  public int count(String name, int value) {
    return Math.toIntExact(integer(name, value));
  }

  /** A constant, by its name. */
  public <E extends Enum<E>> E constant(String name, E value) {
    if (!reads) {
      List<String> names = row < 0 ? new ArrayList<>() : json.texts(name);
      if (row >= 0) {
        names.add(value.name());
      }
      json.put(name, names);
      return value;
    }
    List<String> names = json.texts(name);
    if (row < 0) {
      require(name, names.size());
      return value;
    }
    return Enum.valueOf(value.getDeclaringClass(), names.get(row));
  }

  private void require(String name, int length) {
    rows = rows < 0 ? length : rows;
    if (length != rows) {
      throw new MalformedJsonException(
          "field \"" + name + "\" has " + length + " elements instead of " + rows);
    }
  }
}
