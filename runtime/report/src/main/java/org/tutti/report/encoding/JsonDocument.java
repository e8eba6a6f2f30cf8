package org.tutti.report.encoding;

import java.nio.charset.StandardCharsets;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;

/** Documents of JSON; characters that a terminal would not show as they are stand as escapes. */
public final class JsonDocument {
  private JsonDocument() {}

  /** The text of a document, on several lines, the last of which ends with a line feed. */
  public static String of(JsonObject document) {
    String text = new String(JsonText.pretty(document), StandardCharsets.UTF_8);
    StringBuilder escaped = new StringBuilder(text.length() + 1);
    text.codePoints().forEach(point -> append(point, escaped));
    return escaped.append('\n').toString();
  }

  /** Beyond ASCII are only characters of strings; control characters there are escaped already. */
  private static void append(int point, StringBuilder text) {
    if (point == '\n' || PrintableText.isPrintable(point)) {
      text.appendCodePoint(point);
      return;
    }
    for (char half : Character.toChars(point)) {
      text.append(String.format("\\u%04X", (int) half));
    }
  }
}
