package org.tutti.records.json;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * A JSON string.
 *
 * @param text its content, without quotation marks and escapes
 * @param next index of the byte after the closing quotation mark
 */
record JsonString(String text, int next) {
  private static final int HEXADECIMAL_DIGITS = 4;

  /**
   * Reads a string.
   *
   * @param from index of the opening quotation mark
   * @param end index after the last byte
   * @throws MalformedJsonException if there is no string
   */
  static JsonString at(byte[] bytes, int from, int end) {
    if (from >= end || bytes[from] != '"') {
      throw new MalformedJsonException("not JSON: a string is missing at byte " + from);
    }
    StringBuilder text = new StringBuilder();
    int plain = from + 1;
    for (int at = plain; at < end; at++) {
      byte here = bytes[at];
      if (here == '"') {
        return new JsonString(text.append(decoded(bytes, plain, at)).toString(), at + 1);
      }
      if (here >= 0 && here < ' ') {
        throw new MalformedJsonException("not JSON: a control character in a string at byte " + at);
      }
      if (here == '\\') {
        text.append(decoded(bytes, plain, at));
        at++;
        boolean coded = at < end && bytes[at] == 'u';
        text.append(coded ? unicode(bytes, at + 1, end) : escaped(bytes, at, end));
        at += coded ? HEXADECIMAL_DIGITS : 0;
        plain = at + 1;
      }
    }
    throw new MalformedJsonException(
        "not JSON: a string that begins at byte " + from + " is not closed");
  }

  private static char escaped(byte[] bytes, int at, int end) {
    int found = at < end ? "\"\\/bfnrt".indexOf(bytes[at]) : -1;
    if (found < 0) {
      throw new MalformedJsonException("not JSON: an invalid escape in a string at byte " + at);
    }
    return "\"\\/\b\f\n\r\t".charAt(found);
  }

  private static char unicode(byte[] bytes, int at, int end) {
    int code = 0;
    for (int index = at; index < at + HEXADECIMAL_DIGITS; index++) {
      int digit = index < end && bytes[index] > 0 ? Character.digit((char) bytes[index], 16) : -1;
      if (digit < 0) {
        throw new MalformedJsonException(
            "not JSON: an invalid escape in a string at byte " + index);
      }
      code = 16 * code + digit;
    }
    return (char) code;
  }

  private static CharSequence decoded(byte[] bytes, int from, int to) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes, from, to - from));
    } catch (CharacterCodingException e) {
      throw new MalformedJsonException("not UTF-8: a string at byte " + from, e);
    }
  }
}
