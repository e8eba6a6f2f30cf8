package org.tutti.report.json;

import org.tutti.records.file.TuttiVersion;
import org.tutti.records.json.JsonObject;
import org.tutti.report.encoding.JsonDocument;

/** What every document of results begins with. */
public final class ResultDocument {
  /** Version of the format; it rises when a reader of the earlier one would misread it. */
  public static final int FORMAT_VERSION = 1;

  private ResultDocument() {}

  /**
   * An empty document.
   *
   * @param kind {@code report}, {@code comparison}, {@code exploration}, {@code history}, or {@code
   *     benchmarks}
   */
  static JsonObject of(String kind) {
    return new JsonObject()
        .put("format", "tutti-results")
        .put("formatVersion", FORMAT_VERSION)
        .put("kind", kind)
        .put("tutti", TuttiVersion.text());
  }

  /** The text of a document, on several lines. */
  public static String text(JsonObject document) {
    return JsonDocument.of(document);
  }
}
