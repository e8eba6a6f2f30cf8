package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.annotations.DataState;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.RecordFields;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;

/**
 * How a cell was to be measured, after all precedence was resolved.
 *
 * @param method how its observations were timed
 * @param counts how many were requested
 * @param processing the scheme of a benchmark suite that also processed them
 * @param baseline whether the other benchmarks of its class are compared with this one
 * @param further other settings that differ from their defaults, by their names as options
 * @param moved what one operation moves, if the result is a rate
 * @param volume the size of a collective whose bandwidths are known
 * @param description what the time or rate is of, in the words of the benchmark; may be empty
 */
public record CellSettings(
    TimingMethod method,
    CellCounts counts,
    Optional<ProcessingScheme> processing,
    boolean baseline,
    Map<String, String> further,
    Optional<MovedData> moved,
    Optional<CollectiveVolume> volume,
    String description)
    implements FileRecord<CellSettings> {

  /** The name of the setting {@link #outlierFactor}. */
  public static final String OUTLIER_FACTOR = "summary-outlier-factor";

  /** The name of the setting {@link #scaling}. */
  public static final String SCALING = "scaling";

  /** The name of the setting that says when ranks arrive. */
  public static final String ARRIVAL = "arrival";

  public CellSettings {
    further = Collections.unmodifiableMap(new TreeMap<>(further));
  }

  // The JVM would make the code when it is first called, milliseconds after each start.
  @Override
  public int hashCode() {
    return 31 * further.hashCode() + description.hashCode();
  }

  /** How many interquartile ranges beyond the quartiles its observations are outliers. */
  public double outlierFactor() {
    return Double.parseDouble(
        further.getOrDefault(OUTLIER_FACTOR, Double.toString(TukeyFilter.USUAL)));
  }

  /** The filter that its outliers are found with. */
  public TukeyFilter outlierFilter() {
    return TukeyFilter.withDefaults().with(outlierFactor());
  }

  /** How its work depends on the number of processes, if that was declared. */
  public Optional<ScaledWork> scaling() {
    return Optional.ofNullable(further.get(SCALING)).map(ScaledWork::new);
  }

  /** Settings of a cell without a volume or a description. */
  public CellSettings(
      TimingMethod method,
      CellCounts counts,
      Optional<ProcessingScheme> processing,
      boolean baseline,
      Map<String, String> further,
      Optional<MovedData> moved) {
    this(method, counts, processing, baseline, further, moved, Optional.empty(), "");
  }

  /** Settings of a cell that is not a baseline, with defaults for the rest. */
  public static CellSettings of(TimingMethod method, CellCounts counts) {
    return new CellSettings(method, counts, Optional.empty(), false, Map.of(), Optional.empty());
  }

  /** Settings that a reader replaces, which no rank makes. */
  static CellSettings blank() {
    return of(
        TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL), CellCounts.of(1, 0));
  }

  /** The settings as the result file of a launch has them. */
  public JsonObject json() {
    return RecordFields.write(this);
  }

  @Override
  public CellSettings fields(RecordFields fields) {
    String sync = fields.text("sync", method.sync().name());
    ClockKind clock = fields.constant("clock", method.clock());
    RunTimeKind runTime = fields.constant("runTime", method.runTime());
    return new CellSettings(
        new TimingMethod(
            fields.reads() ? SyncConfiguration.of(sync).with(runTime) : method.sync(),
            clock,
            fields.constant("summary", method.summary()),
            fields.constant("data", method.data(), DataState.UNTOUCHED)),
        new CellCounts(
            fields.count("repetitions", counts.repetitions()),
            fields.count("rounds", counts.rounds()),
            fields.truth("stopsEarly", counts.stopsEarly()),
            fields.count("warmup", counts.warmup()),
            fields.count("operationsPerCall", counts.operationsPerCall())),
        scheme(fields),
        fields.truth("baseline", baseline),
        fields.texts("further", further),
        fields.among("messages", moved, new MovedData(0, 0)),
        fields.among("volume", volume, new CollectiveVolume(0, 0)),
        fields
            .text(
                "description", description.isEmpty() ? Optional.empty() : Optional.of(description))
            .orElse(""));
  }

  private Optional<ProcessingScheme> scheme(RecordFields fields) {
    Optional<String> name =
        fields.text(
            "processing",
            processing.isPresent() ? Optional.of(processing.get().name()) : Optional.empty());
    return name.isPresent() ? Optional.of(ProcessingScheme.valueOf(name.get())) : Optional.empty();
  }
}
