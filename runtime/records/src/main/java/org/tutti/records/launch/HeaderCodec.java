package org.tutti.records.launch;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link LaunchHeader}s to and from JSON. */
final class HeaderCodec {
  private HeaderCodec() {}

  static JsonObject encode(LaunchHeader header) {
    return new JsonObject()
        .put("record", "launch")
        .put("formatVersion", LaunchHeader.FORMAT_VERSION)
        .put("tutti", header.environment().tutti())
        .put("campaign", header.identity().origin().campaign())
        .put("launch", header.identity().number())
        .put("attempt", header.identity().origin().attempt())
        .put("seed", header.identity().seed())
        .put("started", header.identity().started().toString())
        .put("processes", header.processes())
        .put("library", LibraryCodec.encode(header.library()))
        .put("clocks", header.clocks().stream().map(ClockCodec::encode).toList())
        .put("levels", header.identity().levels())
        .put("ranks", header.ranks().stream().map(HeaderCodec::encode).toList())
        .put("environment", header.environment().facts())
        .put("variables", header.environment().variables())
        .put(
            "otherHosts",
            header.environment().otherHosts().stream().map(HostCodec::encode).toList())
        .put("controls", header.environment().controls())
        .put("plan", header.plan().stream().map(CellCodec::encode).toList());
  }

  static LaunchHeader decode(JsonObject json) {
    return new LaunchHeader(
        new LaunchIdentity(
            new LaunchOrigin(json.text("campaign"), json.count("attempt")),
            json.count("launch"),
            json.integer("seed"),
            Instant.parse(json.text("started")),
            json.textFields("levels")),
        json.count("processes"),
        json.objects("ranks").stream().map(HeaderCodec::decodeRank).toList(),
        LibraryCodec.decode(json.object("library")),
        json.objects("clocks").stream().map(ClockCodec::decode).toList(),
        new LaunchEnvironment(
            json.text("tutti"),
            json.textFields("environment"),
            json.textFields("variables"),
            json.objects("otherHosts").stream().map(HostCodec::decode).toList(),
            // Earlier files have none.
            json.has("controls") ? new TreeMap<>(json.textFields("controls")) : new TreeMap<>()),
        decodePlan(json.objects("plan")));
  }

  static CellKey decodeKey(JsonObject json) {
    String benchmark = json.text("benchmark");
    check(!benchmark.isBlank(), "the benchmark has no name");
    String operation = json.text("operation");
    check(!operation.isBlank(), "the operation has no name");
    long msize = json.integer("msize");
    int processes = json.count("processes");
    check(msize >= 0 && processes >= 1, "msize or processes is negative");
    return new CellKey(
        benchmark, operation, msize, processes, Map.copyOf(json.textFields("parameters")));
  }

  private static void check(boolean valid, String message) {
    if (!valid) {
      throw new MalformedJsonException(message);
    }
  }

  private static List<CellKey> decodePlan(List<JsonObject> cells) {
    List<CellKey> plan = new ArrayList<>();
    cells.forEach(cell -> plan.add(decodeKey(cell)));
    return plan;
  }

  private static JsonObject encode(RankPlacement rank) {
    return new JsonObject()
        .put("rank", rank.rank())
        .put("host", rank.host())
        .put("pid", rank.pid())
        .put("cpus", rank.cpus());
  }

  private static RankPlacement decodeRank(JsonObject json) {
    return new RankPlacement(
        json.count("rank"), json.text("host"), json.integer("pid"), json.text("cpus"));
  }
}
