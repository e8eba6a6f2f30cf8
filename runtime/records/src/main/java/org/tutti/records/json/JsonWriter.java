package org.tutti.records.json;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Writes one JSON object (RFC 8259) as UTF-8. Each rank that has started a moment ago writes: a
 * library for this would take it longer to load than this takes to write.
 */
final class JsonWriter {
  private static final int INITIAL_BYTES = 1 << 12;
  private static final byte[] HEXADECIMAL = "0123456789ABCDEF".getBytes(US_ASCII);
  private static final byte[] COMMA = {','};
  private static final byte[] COMMA_AND_SPACE = {',', ' '};

  /** Integers that are written at a time. */
  private static final int PIECE = 1024;

  /** The most bytes of an integer and a separator. */
  private static final int MAX_BYTES = IntegerText.MAX_DIGITS + COMMA_AND_SPACE.length;

  private final boolean pretty;
  private byte[] bytes = new byte[INITIAL_BYTES];
  private int length;
  private int depth;

  private JsonWriter(boolean pretty) {
    this.pretty = pretty;
  }

  /**
   * The object.
   *
   * @param pretty whether each field has a line of its own; arrays have one for all elements
   */
  static byte[] write(JsonObject object, boolean pretty) {
    JsonWriter writer = new JsonWriter(pretty);
    writer.put(object);
    return Arrays.copyOf(writer.bytes, writer.length);
  }

  private void put(JsonObject object) {
    put('{');
    depth++;
    boolean isFirst = true;
    for (Map.Entry<String, Object> field : object.fields().entrySet()) {
      if (!isFirst) {
        put(',');
      }
      isFirst = false;
      indent();
      put(field.getKey());
      space();
      put(':');
      space();
      putValue(field.getValue());
    }
    depth--;
    if (isFirst) {
      space();
    } else {
      indent();
    }
    put('}');
  }

  private void putValue(Object value) {
    if (value instanceof JsonObject object) {
      put(object);
    } else if (value instanceof long[] integers) {
      put(integers);
    } else if (value instanceof List<?> list) {
      put(list);
    } else if (value instanceof Number || value instanceof Boolean) {
      put(value.toString().getBytes(US_ASCII));
    } else {
      put((String) value);
    }
  }

  private void put(List<?> list) {
    put('[');
    boolean isFirst = true;
    for (Object element : list) {
      if (!isFirst) {
        put(',');
      }
      isFirst = false;
      space();
      putValue(element);
    }
    space();
    put(']');
  }

  /** Writes an array in pieces, so that a long cell does not need memory for its text twice. */
  private void put(long[] integers) {
    byte[] separator = pretty ? COMMA_AND_SPACE : COMMA;
    byte[] text = new byte[Math.min(PIECE, integers.length) * MAX_BYTES];
    put('[');
    for (int from = 0; from < integers.length; from += PIECE) {
      int to = Math.min(integers.length, from + PIECE);
      int begin = IntegerText.writeAtEnd(integers, from, to, separator, text);
      // No comma is before the first one.
      put(text, from == 0 ? begin + COMMA.length : begin, text.length);
    }
    space();
    put(']');
  }

  private void put(String text) {
    byte[] encoded = text.getBytes(UTF_8);
    put('"');
    int plain = 0;
    for (int at = 0; at < encoded.length; at++) {
      byte here = encoded[at];
      // Bytes of characters beyond ASCII are negative.
      if (here == '"' || here == '\\' || here >= 0 && here < ' ') {
        put(encoded, plain, at);
        putEscaped(here);
        plain = at + 1;
      }
    }
    put(encoded, plain, encoded.length);
    put('"');
  }

  private void putEscaped(byte code) {
    put('\\');
    switch (code) {
      case '"', '\\' -> put((char) code);
      case '\b' -> put('b');
      case '\f' -> put('f');
      case '\n' -> put('n');
      case '\r' -> put('r');
      case '\t' -> put('t');
      default -> put(new byte[] {'u', '0', '0', HEXADECIMAL[code >> 4], HEXADECIMAL[code & 0xf]});
    }
  }

  private void space() {
    if (pretty) {
      put(' ');
    }
  }

  /** Begins a line. */
  private void indent() {
    if (pretty) {
      put('\n');
      for (int level = 0; level < depth; level++) {
        put(' ');
        put(' ');
      }
    }
  }

  private void put(char code) {
    reserve(1);
    bytes[length++] = (byte) code;
  }

  private void put(byte[] text) {
    put(text, 0, text.length);
  }

  private void put(byte[] text, int from, int to) {
    reserve(to - from);
    System.arraycopy(text, from, bytes, length, to - from);
    length += to - from;
  }

  private void reserve(int more) {
    if (length + more > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, 2 * bytes.length));
    }
  }
}
