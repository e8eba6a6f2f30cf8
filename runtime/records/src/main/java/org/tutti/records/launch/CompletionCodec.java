package org.tutti.records.launch;

import java.time.Instant;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.Completion.RankReport;

/** {@link Completion}s to and from JSON. */
final class CompletionCodec {
  private CompletionCodec() {}

  /** {@code checksum} covers all bytes before the line of this record. */
  static JsonObject encode(Completion completion, long checksum) {
    return new JsonObject()
        .put("record", "completion")
        .put("finished", completion.finished().toString())
        .put("cells", completion.cells())
        .put("ranks", completion.ranks().stream().map(CompletionCodec::encode).toList())
        .put("crc32c", checksum);
  }

  static Completion decode(JsonObject json) {
    return new Completion(
        Instant.parse(json.text("finished")),
        json.count("cells"),
        json.objects("ranks").stream().map(CompletionCodec::decodeRank).toList());
  }

  private static JsonObject encode(RankReport report) {
    return new JsonObject()
        .put("rank", report.rank())
        .put("processes", report.processes())
        .put("cells", report.cells())
        .put("peakMemoryKiB", report.peakMemoryKiB());
  }

  private static RankReport decodeRank(JsonObject json) {
    return new RankReport(
        json.count("rank"),
        json.count("processes"),
        json.count("cells"),
        json.integer("peakMemoryKiB"));
  }
}
