package org.tutti.records.launch;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.tutti.diagnostics.Problem;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** {@link CellRecord}s to and from JSON. */
final class CellCodec {
  private CellCodec() {}

  static JsonObject encode(CellRecord cell) {
    return new JsonObject()
        .put("record", "cell")
        .put("position", cell.position())
        .put("cell", HeaderCodec.encode(cell.key()))
        .put("settings", encode(cell.settings()))
        .put("conditions", encode(cell.conditions()))
        .put("warnings", cell.warnings().stream().map(CellCodec::encode).toList())
        .put("starts", cell.observations().starts())
        .put("runTimes", cell.observations().runTimes())
        .put("flags", cell.observations().flags());
  }

  static CellRecord decode(JsonObject json) {
    return new CellRecord(
        json.count("position"),
        HeaderCodec.decodeKey(json.object("cell")),
        decodeSettings(json.object("settings")),
        new Observations(
            json.integers("starts"), json.integers("runTimes"), json.integers("flags")),
        decodeConditions(json.object("conditions")),
        json.objects("warnings").stream().map(CellCodec::decodeWarning).toList());
  }

  private static JsonObject encode(CellSettings settings) {
    return new JsonObject()
        .put("sync", settings.sync())
        .put("clock", settings.clock())
        .put("runTime", settings.runTime())
        .put("coldCache", settings.coldCache())
        .put("repetitions", settings.repetitions())
        .put("warmup", settings.warmup())
        .put("operationsPerCall", settings.operationsPerCall())
        .put("others", settings.others());
  }

  private static CellSettings decodeSettings(JsonObject json) {
    return new CellSettings(
        json.text("sync"),
        json.text("clock"),
        json.text("runTime"),
        json.truth("coldCache"),
        json.count("repetitions"),
        json.count("warmup"),
        json.count("operationsPerCall"),
        json.textFields("others"));
  }

  private static JsonObject encode(CellConditions conditions) {
    JsonObject json =
        new JsonObject()
            .put("beginNanos", conditions.beginNanos())
            .put("durationNanos", conditions.durationNanos())
            .put("warmupCalls", conditions.warmupCalls())
            .put("warmupQuiet", conditions.warmupQuiet())
            .put("compilationNanos", conditions.compilationNanos())
            .put("collections", conditions.collections())
            .put("allocatedBytes", conditions.allocatedBytes());
    GlobalTiming global = conditions.global();
    global.clocks().ifPresent(clocks -> json.put("clocks", clocks));
    global.uncertainty().ifPresent(nanos -> json.put("clockUncertaintyNanos", nanos));
    global.bound().ifPresent(nanos -> json.put("clockBoundNanos", nanos));
    global.startErrorMedian().ifPresent(nanos -> json.put("startErrorMedianNanos", nanos));
    global.startErrorHigh().ifPresent(nanos -> json.put("startErrorHighNanos", nanos));
    return json.put("details", conditions.details());
  }

  private static CellConditions decodeConditions(JsonObject json) {
    return new CellConditions(
        json.integer("beginNanos"),
        json.integer("durationNanos"),
        json.integer("warmupCalls"),
        json.truth("warmupQuiet"),
        json.integer("compilationNanos"),
        json.integer("collections"),
        json.integer("allocatedBytes"),
        new GlobalTiming(
            json.has("clocks") ? OptionalInt.of(json.count("clocks")) : OptionalInt.empty(),
            number(json, "clockUncertaintyNanos"),
            number(json, "clockBoundNanos"),
            number(json, "startErrorMedianNanos"),
            number(json, "startErrorHighNanos")),
        json.textFields("details"));
  }

  private static OptionalDouble number(JsonObject json, String name) {
    return json.has(name) ? OptionalDouble.of(json.number(name)) : OptionalDouble.empty();
  }

  private static JsonObject encode(Warning warning) {
    return new JsonObject()
        .put("identifier", warning.problem().identifier())
        .put("text", warning.text());
  }

  private static Warning decodeWarning(JsonObject json) {
    String identifier = json.text("identifier");
    return Problem.of(identifier)
        .map(problem -> new Warning(problem, json.text("text")))
        .orElseThrow(() -> new MalformedJsonException("unknown identifier \"" + identifier + "\""));
  }
}
