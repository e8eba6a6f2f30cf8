package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.stats.outlier.TukeyFilter;

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
    String description) {

  /** The name of the setting {@link #outlierFactor}. */
  public static final String OUTLIER_FACTOR = "summary-outlier-factor";

  /** The name of the setting {@link #scaling}. */
  public static final String SCALING = "scaling";

  /** The name of the setting that says when ranks arrive. */
  public static final String ARRIVAL = "arrival";

  public CellSettings {
    further = Collections.unmodifiableMap(new TreeMap<>(further));
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
}
