package org.tutti.records.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The fields of a JSON object in order. Values are text, {@code Long}, {@code Double}, {@code
 * Boolean}, {@code long[]}, objects, and lists of these; {@code null} stands for a field that is
 * absent.
 */
public final class JsonObject {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  /**
   * Sets a field; {@code null} leaves it out.
   *
   * @throws IllegalArgumentException if {@code value} is not finite, which JSON cannot express
   */
  public JsonObject put(String name, Object value) {
    if (value instanceof Double number && !Double.isFinite(number)) {
      throw new IllegalArgumentException("field \"" + name + "\" is " + number);
    }
    if (value != null) {
      fields.put(name, value instanceof Integer integer ? Long.valueOf(integer) : value);
    }
    return this;
  }

  /** Sets a field to an object with a text field for each entry. */
  public JsonObject put(String name, Map<String, String> texts) {
    JsonObject object = new JsonObject();
    // No cache of a JVM has the comparators of its library, which a rank would link for this.
    for (Map.Entry<String, String> text : new TreeMap<>(texts).entrySet()) {
      object.put(text.getKey(), text.getValue());
    }
    fields.put(name, object);
    return this;
  }

  /** Sets all fields of another object. */
  public JsonObject putAll(JsonObject others) {
    fields.putAll(others.fields);
    return this;
  }

  /** All fields but one, in the same order. */
  public JsonObject without(String name) {
    JsonObject others = new JsonObject();
    others.fields.putAll(fields);
    others.fields.remove(name);
    return others;
  }

  /** A copy with other texts, at any depth, names of fields included. */
  public JsonObject withTexts(TextReplacement replacement) {
    JsonObject copy = new JsonObject();
    fields.forEach(
        (name, value) ->
            copy.fields.put(replacement.replacedName(name), withTexts(name, value, replacement)));
    return copy;
  }

  private static Object withTexts(String field, Object value, TextReplacement replacement) {
    if (value instanceof String text) {
      return replacement.replaced(field, text);
    }
    if (value instanceof JsonObject object) {
      return object.withTexts(replacement);
    }
    return value instanceof List<?> list
        ? list.stream().map(element -> withTexts(field, element, replacement)).toList()
        : value;
  }

  /** The fields that another object lacks or has with another value. */
  public JsonObject differingFrom(JsonObject other) {
    JsonObject differing = new JsonObject();
    fields.forEach(
        (name, value) -> {
          if (!other.has(name)
              || !Arrays.equals(line(name, value), line(name, other.fields.get(name)))) {
            differing.fields.put(name, value);
          }
        });
    return differing;
  }

  private static byte[] line(String name, Object value) {
    return JsonText.line(new JsonObject().put(name, value));
  }

  /** The names of all fields, in their order. */
  public Set<String> names() {
    return Collections.unmodifiableSet(fields.keySet());
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  public String text(String name) {
    return field(name, String.class);
  }

  public long integer(String name) {
    return field(name, Long.class);
  }

  /** An integer that fits into an {@code int}. */
  public int count(String name) {
    return Math.toIntExact(integer(name));
  }

  public double number(String name) {
    return field(name, Number.class).doubleValue();
  }

  public boolean truth(String name) {
    return field(name, Boolean.class);
  }

  public JsonObject object(String name) {
    return field(name, JsonObject.class);
  }

  public long[] integers(String name) {
    Object value = fields.get(name);
    return value instanceof List<?> list && list.isEmpty()
        ? new long[0]
        : field(name, long[].class);
  }

  /** The objects of an array. */
  public List<JsonObject> objects(String name) {
    List<JsonObject> objects = new ArrayList<>();
    for (Object element : field(name, List.class)) {
      objects.add(as(name, element, JsonObject.class));
    }
    return objects;
  }

  /** The texts of an array. */
  public List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (Object element : field(name, List.class)) {
      texts.add(as(name, element, String.class));
    }
    return texts;
  }

  /** The text fields of an object, by name. */
  public Map<String, String> textFields(String name) {
    Map<String, String> texts = new LinkedHashMap<>();
    JsonObject object = object(name);
    for (String key : object.fields.keySet()) {
      texts.put(key, object.text(key));
    }
    return texts;
  }

  /** All fields: texts, {@code Long}, and {@code Double}; there may be no others. */
  public Map<String, Object> scalars() {
    for (Map.Entry<String, Object> field : fields.entrySet()) {
      if (!(field.getValue() instanceof String)) {
        as(field.getKey(), field.getValue(), Number.class);
      }
    }
    return fields();
  }

  Map<String, Object> fields() {
    return Collections.unmodifiableMap(fields);
  }

  private <T> T field(String name, Class<T> type) {
    Object value = fields.get(name);
    if (value == null) {
      throw new MalformedJsonException("field \"" + name + "\" is missing");
    }
    return as(name, value, type);
  }

  private static <T> T as(String name, Object value, Class<T> type) {
    if (!type.isInstance(value)) {
      throw new MalformedJsonException("field \"" + name + "\" has the wrong type");
    }
    return type.cast(value);
  }
}
