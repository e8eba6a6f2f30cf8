package org.tutti.lab.tune;

import java.util.List;
import java.util.Optional;

/**
 * What tuning has found.
 *
 * @param choices algorithms that seemed faster than the default, verified or not
 * @param defaults cells in which no algorithm did
 * @param excluded algorithms that cannot be chosen
 * @param patterns what the chosen algorithms cost under each arrival pattern; empty without them
 * @param launches how many launches it took
 * @param files what makes the library use what was verified; empty if nothing was
 */
public record TuningResult(
    List<VerifiedChoice> choices,
    List<TuningCell> defaults,
    List<ExcludedAlgorithm> excluded,
    List<PatternCost> patterns,
    int launches,
    Optional<LibraryFiles> files) {

  public TuningResult {
    choices = List.copyOf(choices);
    defaults = List.copyOf(defaults);
    excluded = List.copyOf(excluded);
    patterns = List.copyOf(patterns);
  }
}
