package org.tutti.records.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** {@link JsonObject}s to and from UTF-8 text. */
public final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonText() {}

  /** The object on one line, without a line end. */
  public static byte[] line(JsonObject object) {
    return write(object, false);
  }

  /** The object on several lines, for files that are also read by humans. */
  public static byte[] pretty(JsonObject object) {
    return write(object, true);
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

  private static byte[] write(JsonObject object, boolean pretty) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator generator = FACTORY.createGenerator(bytes, JsonEncoding.UTF8)) {
      if (pretty) {
        generator.useDefaultPrettyPrinter();
      }
      write(object, generator);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(Object value, JsonGenerator generator) throws IOException {
    if (value instanceof JsonObject object) {
      generator.writeStartObject();
      for (Map.Entry<String, Object> field : object.fields().entrySet()) {
        generator.writeFieldName(field.getKey());
        write(field.getValue(), generator);
      }
      generator.writeEndObject();
    } else if (value instanceof long[] integers) {
      generator.writeArray(integers, 0, integers.length);
    } else if (value instanceof List<?> list) {
      generator.writeStartArray();
      for (Object element : list) {
        write(element, generator);
      }
      generator.writeEndArray();
    } else if (value instanceof Long integer) {
      generator.writeNumber(integer);
    } else if (value instanceof Double number) {
      generator.writeNumber(number);
    } else if (value instanceof Boolean truth) {
      generator.writeBoolean(truth);
    } else {
      generator.writeString((String) value);
    }
  }
}
