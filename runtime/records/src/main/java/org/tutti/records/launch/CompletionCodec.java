package org.tutti.records.launch;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.launch.Completion.RankReport;

/** {@link Completion}s to and from JSON. */
final class CompletionCodec {
  private static final String INITIALIZATION_NANOS = "initializationNanos";
  private static final String UPCALL_NANOS = "upcallNanos";

  private CompletionCodec() {}

  /** {@code checksum} covers all bytes before the line of this record. */
  static JsonObject encode(Completion completion, long checksum) {
    return new JsonObject()
        .put("record", "completion")
        .put("finished", completion.finished().toString())
        .put("cells", completion.cells())
        .put("ranks", completion.ranks().stream().map(CompletionCodec::encode).toList())
        .put(
            "activity",
            ActivityCodec.encode(completion.ranks().stream().map(RankReport::activity).toList()))
        .put("otherPrograms", completion.programs().stream().map(ProgramCodec::encode).toList())
        .put("crc32c", checksum);
  }

  static Completion decode(JsonObject json) {
    List<JsonObject> ranks = json.objects("ranks");
    List<RankActivity> activity = ActivityCodec.decode(json.object("activity"));
    if (activity.size() != ranks.size()) {
      throw new MalformedJsonException("field \"activity\" is not of all ranks");
    }
    return new Completion(
        Instant.parse(json.text("finished")),
        json.count("cells"),
        IntStream.range(0, ranks.size())
            .mapToObj(rank -> decodeRank(ranks.get(rank), activity.get(rank)))
            .toList(),
        json.objects("otherPrograms").stream().map(ProgramCodec::decode).toList());
  }

  private static JsonObject encode(RankReport report) {
    JsonObject json =
        new JsonObject()
            .put("rank", report.rank())
            .put("processes", report.processes())
            .put("cells", report.cells())
            .put("peakMemoryKiB", report.peakMemoryKiB())
            .put("load", ActivityCodec.encode(report.load()));
    putMeasured(json, INITIALIZATION_NANOS, report.library().initializationNanos());
    putMeasured(json, UPCALL_NANOS, report.library().upcallNanos());
    return json;
  }

  private static void putMeasured(JsonObject json, String field, long nanos) {
    if (nanos != 0) {
      json.put(field, nanos);
    }
  }

  private static long measured(JsonObject json, String field) {
    return json.has(field) ? json.integer(field) : 0;
  }

  private static RankReport decodeRank(JsonObject json, RankActivity activity) {
    return new RankReport(
        json.count("rank"),
        json.count("processes"),
        json.count("cells"),
        json.integer("peakMemoryKiB"),
        activity,
        ActivityCodec.decodeLoad(json.object("load")),
        new LibraryTimes(measured(json, INITIALIZATION_NANOS), measured(json, UPCALL_NANOS)));
  }
}
