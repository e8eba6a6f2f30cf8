package org.tutti.records.json;

/** {@link JsonObject}s to and from UTF-8 text. */
public final class JsonText {
  private JsonText() {}

  /** The object on one line, without a line end. */
  public static byte[] line(JsonObject object) {
    return JsonWriter.write(object, false);
  }

  /** The object on several lines, for files that are also read by humans. */
  public static byte[] pretty(JsonObject object) {
    return JsonWriter.write(object, true);
  }

  /**
   * Reads one object.
   *
   * @throws MalformedJsonException if the bytes are not exactly one JSON object
   */
  public static JsonObject parse(byte[] bytes, int offset, int length) {
    return parse(bytes, offset, length, new IntegerArrays());
  }

  /** Reads one object; {@code arrays} supplies the arrays for its integers. */
  public static JsonObject parse(byte[] bytes, int offset, int length, IntegerArrays arrays) {
    return JsonReader.object(bytes, offset, length, arrays);
  }
}
