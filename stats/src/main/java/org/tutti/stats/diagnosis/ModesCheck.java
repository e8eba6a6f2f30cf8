package org.tutti.stats.diagnosis;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.stats.shape.Modes;

/**
 * Whether the kept run-times of a launch have several modes. Each launch is checked separately,
 * since the medians of launches differ and would look like modes of their union.
 */
final class ModesCheck implements DiagnosisCheck {

  /** With fewer values, a density shows little but chance. */
  private static final int MIN = 50;

  @Override
  public Optional<Finding> look(DiagnosisInput observed) {
    List<Integer> counts =
        observed.kept().stream()
            .filter(kept -> kept.length >= MIN)
            .map(kept -> Modes.of(kept).count())
            .toList();
    if (counts.isEmpty()) {
      return Optional.empty();
    }
    long several = counts.stream().filter(count -> count > 1).count();
    double share = (double) several / counts.size();
    double limit = FindingThresholds.MULTIMODAL_SHARE;
    if (share <= limit) {
      return Optional.empty();
    }
    int most = counts.stream().mapToInt(Integer::intValue).max().orElseThrow();
    return Optional.of(
        new Finding(
            Finding.Kind.SEVERAL_MODES,
            share,
            limit,
            String.format(
                Locale.ROOT,
                "The run-times of %d of %d launches have more than one mode (up to %d); a median"
                    + " says little about such a mixture; look at the distribution.",
                several,
                counts.size(),
                most)));
  }
}
