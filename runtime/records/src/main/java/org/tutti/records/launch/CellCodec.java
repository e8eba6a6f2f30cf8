package org.tutti.records.launch;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.tutti.annotations.DataState;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.RankSummary;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.launch.ArrivalTimes.RankArrival;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;

/** {@link CellRecord}s to and from JSON. */
public final class CellCodec {
  private CellCodec() {}

  static JsonObject encode(CellRecord cell) {
    return new JsonObject()
        .put("record", "cell")
        .put("position", cell.position())
        .put("cell", encode(cell.key()))
        .put("settings", encode(cell.settings()))
        .put("conditions", encode(cell.conditions()))
        .put("warnings", cell.warnings().stream().map(CellCodec::encode).toList())
        .put("starts", cell.observations().starts())
        .put("runTimes", cell.observations().runTimes())
        .put("flags", cell.observations().flags())
        .put("outliers", OutlierCodec.encode(cell.observations().outliers()));
  }

  static CellRecord decode(JsonObject json) {
    CellRecord cell = unchecked(json);
    CellCounts counts = cell.settings().counts();
    if (counts.operationsPerCall() < 1 || counts.rounds() < 1) {
      throw new MalformedJsonException("operationsPerCall or rounds is below 1");
    }
    cell.settings().outlierFilter();
    cell.settings().scaling();
    SuiteFigures.of(cell);
    BenchmarkCounters.of(cell);
    return cell;
  }

  private static CellRecord unchecked(JsonObject json) {
    return new CellRecord(
        json.count("position"),
        HeaderCodec.decodeKey(json.object("cell")),
        decodeSettings(json.object("settings")),
        observations(json),
        decodeConditions(json.object("conditions")),
        json.objects("warnings").stream().map(CellCodec::decodeWarning).toList());
  }

  private static Observations observations(JsonObject json) {
    Observations observations =
        new Observations(
            json.integers("starts"), json.integers("runTimes"), json.integers("flags"));
    return observations.with(OutlierCodec.decode(json.object("outliers"), observations.count()));
  }

  /** The field {@code cell} of a cell. */
  public static JsonObject encode(CellKey key) {
    return new JsonObject()
        .put("benchmark", key.benchmark())
        .put("operation", key.operation())
        .put("msize", key.msize())
        .put("processes", key.processes())
        .put("parameters", key.parameters());
  }

  /** The field {@code settings} of a cell. */
  public static JsonObject encode(CellSettings settings) {
    TimingMethod method = settings.method();
    CellCounts counts = settings.counts();
    return new JsonObject()
        .put("sync", method.sync().name())
        .put("clock", method.clock().name())
        .put("runTime", method.runTime().name())
        .put("summary", method.summary().name())
        .put("data", method.data() == DataState.UNTOUCHED ? null : method.data().name())
        .put("repetitions", counts.repetitions())
        .put("rounds", counts.rounds())
        .put("stopsEarly", counts.stopsEarly())
        .put("warmup", counts.warmup())
        .put("operationsPerCall", counts.operationsPerCall())
        .put("processing", settings.processing().map(ProcessingScheme::name).orElse(null))
        .put("baseline", settings.baseline())
        .put("further", settings.further())
        .put("messages", settings.moved().map(MovedData::messages).orElse(null))
        .put("bytes", settings.moved().map(MovedData::bytes).orElse(null))
        .put("volume", settings.volume().map(CollectiveVolume::bytes).orElse(null))
        .put("busFactor", settings.volume().map(CollectiveVolume::busFactor).orElse(null))
        .put("description", settings.description().isEmpty() ? null : settings.description());
  }

  private static CellSettings decodeSettings(JsonObject json) {
    return new CellSettings(
        new TimingMethod(
            SyncConfiguration.of(json.text("sync")).with(RunTimeKind.valueOf(json.text("runTime"))),
            ClockKind.valueOf(json.text("clock")),
            RankSummary.valueOf(json.text("summary")),
            optional(json, "data").map(DataState::valueOf).orElse(DataState.UNTOUCHED)),
        new CellCounts(
            json.count("repetitions"),
            json.count("rounds"),
            json.truth("stopsEarly"),
            json.count("warmup"),
            json.count("operationsPerCall")),
        optional(json, "processing").map(ProcessingScheme::valueOf),
        json.truth("baseline"),
        json.textFields("further"),
        json.has("messages")
            ? Optional.of(new MovedData(json.number("messages"), json.number("bytes")))
            : Optional.empty(),
        json.has("volume")
            ? Optional.of(new CollectiveVolume(json.number("volume"), json.number("busFactor")))
            : Optional.empty(),
        optional(json, "description").orElse(""));
  }

  private static Optional<String> optional(JsonObject json, String name) {
    return json.has(name) ? Optional.of(json.text(name)) : Optional.empty();
  }

  private static JsonObject encode(ArrivalTimes arrivals) {
    return new JsonObject()
        .put("spanNanos", arrivals.span())
        .put("fromFirstNanos", arrivals.fromFirst())
        .put("imbalanceNanos", arrivals.imbalance())
        .put("allowedNanos", arrivals.allowed())
        .put("met", arrivals.met())
        .put("planned", ofRanks(arrivals, RankArrival::planned))
        .put("offsets", ofRanks(arrivals, RankArrival::offset))
        .put("waiting", ofRanks(arrivals, RankArrival::waiting));
  }

  private static long[] ofRanks(ArrivalTimes arrivals, ToLongFunction<RankArrival> figure) {
    return arrivals.ranks().stream().mapToLong(figure).toArray();
  }

  private static ArrivalTimes decodeArrivals(JsonObject json) {
    long[] planned = json.integers("planned");
    long[] offsets = json.integers("offsets");
    long[] waiting = json.integers("waiting");
    if (planned.length != offsets.length || planned.length != waiting.length) {
      throw new MalformedJsonException("planned, offsets, and waiting are of other ranks");
    }
    return new ArrivalTimes(
        json.integer("spanNanos"),
        json.number("fromFirstNanos"),
        json.number("imbalanceNanos"),
        json.number("allowedNanos"),
        json.number("met"),
        IntStream.range(0, planned.length)
            .mapToObj(rank -> new RankArrival(planned[rank], offsets[rank], waiting[rank]))
            .toList());
  }

  private static JsonObject encode(CellConditions conditions) {
    JsonObject json =
        new JsonObject()
            .put("beginNanos", conditions.period().beginNanos())
            .put("durationNanos", conditions.period().durationNanos())
            .put("warmupCalls", conditions.warmUp().calls())
            .put("warmupQuiet", conditions.warmUp().compilersIdle())
            .put("jitWarmupCalls", conditions.warmUp().jitCalls())
            .put("compilationNanos", conditions.jvm().compilationNanos())
            .put("collections", conditions.jvm().collections())
            .put("allocatedBytes", conditions.jvm().allocatedBytes());
    GlobalTiming global = conditions.global();
    global.clocks().ifPresent(clocks -> json.put("clocks", clocks));
    global.uncertainty().ifPresent(nanos -> json.put("clockUncertaintyNanos", nanos));
    global.bound().ifPresent(nanos -> json.put("clockBoundNanos", nanos));
    global.startErrorMedian().ifPresent(nanos -> json.put("startErrorMedianNanos", nanos));
    global.startErrorHigh().ifPresent(nanos -> json.put("startErrorHighNanos", nanos));
    global.arrivals().ifPresent(arrivals -> json.put("arrivals", encode(arrivals)));
    if (!conditions.counters().isNone()) {
      json.put("counters", CounterCodec.encode(conditions.counters()));
    }
    if (!conditions.probes().isEmpty()) {
      json.put("probes", conditions.probes().stream().map(ProbeCodec::encode).toList());
    }
    return json.put("activity", ActivityCodec.encode(conditions.activity()))
        .put("details", conditions.details());
  }

  private static CellConditions decodeConditions(JsonObject json) {
    return new CellConditions(
        new CellConditions.Period(json.integer("beginNanos"), json.integer("durationNanos")),
        new CellConditions.WarmUpSummary(
            json.integer("warmupCalls"),
            json.truth("warmupQuiet"),
            json.has("jitWarmupCalls") ? json.integer("jitWarmupCalls") : 0),
        new CellConditions.JvmDisturbance(
            json.integer("compilationNanos"),
            json.integer("collections"),
            json.integer("allocatedBytes")),
        new GlobalTiming(
            json.has("clocks") ? OptionalInt.of(json.count("clocks")) : OptionalInt.empty(),
            number(json, "clockUncertaintyNanos"),
            number(json, "clockBoundNanos"),
            number(json, "startErrorMedianNanos"),
            number(json, "startErrorHighNanos"),
            json.has("arrivals")
                ? Optional.of(decodeArrivals(json.object("arrivals")))
                : Optional.empty()),
        ActivityCodec.decode(json.object("activity")),
        json.has("counters") ? CounterCodec.decode(json.object("counters")) : CountedEvents.NONE,
        json.has("probes")
            ? json.objects("probes").stream().map(ProbeCodec::decode).toList()
            : List.of(),
        json.textFields("details"));
  }

  private static OptionalDouble number(JsonObject json, String name) {
    return json.has(name) ? OptionalDouble.of(json.number(name)) : OptionalDouble.empty();
  }

  private static JsonObject encode(Warning warning) {
    JsonObject figures = new JsonObject();
    warning.figures().forEach(figures::put);
    return new JsonObject()
        .put("identifier", warning.problem().identifier())
        .put("figures", figures);
  }

  private static Warning decodeWarning(JsonObject json) {
    String identifier = json.text("identifier");
    if (!identifier.matches("[A-Z]+-\\d{3,9}")) {
      throw new MalformedJsonException("\"" + identifier + "\" is not an identifier");
    }
    Map<String, Object> figures = json.object("figures").scalars();
    return Problem.of(identifier)
        .filter(problem -> WarningWords.of(problem).areFor(figures))
        .map(problem -> new Warning(problem, figures))
        .orElseGet(
            () ->
                Warning.because(RecordProblem.WARNING_OF_NEWER_VERSION, figures.toString())
                    .with("identifier", identifier));
  }
}
