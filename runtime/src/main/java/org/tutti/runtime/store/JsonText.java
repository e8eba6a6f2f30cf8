package org.tutti.runtime.store;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
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

  /** The object on several lines, for files that people read. */
  public static byte[] pretty(JsonObject object) {
    return write(object, true);
  }

  /**
   * Reads one object.
   *
   * @throws MalformedJsonException if the bytes are not exactly one JSON object
   */
  public static JsonObject parse(byte[] bytes, int offset, int length) {
    try (JsonParser parser = FACTORY.createParser(bytes, offset, length)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new MalformedJsonException("not a JSON object");
      }
      JsonObject object = readObject(parser);
      if (parser.nextToken() != null) {
        throw new MalformedJsonException("something follows the JSON object");
      }
      return object;
    } catch (IOException e) {
      throw new MalformedJsonException("not JSON: " + e.getMessage(), e);
    }
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

  private static JsonObject readObject(JsonParser parser) throws IOException {
    JsonObject object = new JsonObject();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      object.put(name, readValue(parser, parser.nextToken()));
    }
    return object;
  }

  private static Object readValue(JsonParser parser, JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> readObject(parser);
      case START_ARRAY -> readArray(parser);
      case VALUE_STRING -> parser.getText();
      case VALUE_NUMBER_INT -> parser.getLongValue();
      case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new MalformedJsonException("unexpected " + token);
    };
  }

  private static Object readArray(JsonParser parser) throws IOException {
    JsonToken first = parser.nextToken();
    if (first == JsonToken.VALUE_NUMBER_INT) {
      return readIntegers(parser);
    }
    List<Object> list = new ArrayList<>();
    for (JsonToken token = first; token != JsonToken.END_ARRAY; token = parser.nextToken()) {
      list.add(readValue(parser, token));
    }
    return list;
  }

  private static long[] readIntegers(JsonParser parser) throws IOException {
    long[] integers = new long[1024];
    int count = 0;
    for (JsonToken token = parser.currentToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      if (token != JsonToken.VALUE_NUMBER_INT) {
        throw new MalformedJsonException("an array of integers holds " + token);
      }
      if (count == integers.length) {
        integers = Arrays.copyOf(integers, 2 * count);
      }
      integers[count++] = parser.getLongValue();
    }
    return Arrays.copyOf(integers, count);
  }
}
