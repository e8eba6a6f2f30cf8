package org.tutti.campaign.driver;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.diagnostics.ArgumentCheck;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.MachineState;
import org.tutti.stats.planning.IntervalStoppingRule;

/**
 * Ends a campaign when the median over launches of each cell is known precisely enough, by its
 * rank-based interval (Hoefler and Belli 2015, section 4.2.2). Launches that resemble those before
 * them have a wider interval or none. While all of them are within one state of the machine, they
 * do not show that there are others, so the campaign must also have taken some time.
 *
 * @param share required half width of the interval, relative to the median
 */
public record PrecisionRule(double share) implements CampaignStoppingRule {
  /**
   * Long enough to leave a state of a minute or so: of launches that stay 72 and 48 s in two
   * states, one in 100 campaigns of this length sees only one of them.
   */
  public static final Duration MIN_TIME = Duration.ofMinutes(5);

  /** With fewer launches, an interval that is narrow by chance is more likely. */
  private static final int MINIMUM_LAUNCHES = 10;

  /** The median of a state that is seen less often is not asked for. */
  private static final double MIN_SHARE_OF_STATE = 0.25;

  public PrecisionRule {
    ArgumentCheck.share("share", share);
  }

  @Override
  public Optional<String> stop(CampaignProgress progress) {
    // All launches are read at a look, and only then: the pause before every other launch is short.
    if (progress.blocksRun() == 0 || !rule().isLook(progress.launchesOfTreatment())) {
      return Optional.empty();
    }
    CampaignAnalysis analysis = CampaignAnalysis.of(progress.directory());
    Optional<Manifest> manifest = analysis.contents().manifest();
    Optional<Duration> spread = manifest.flatMap(Manifest::spread);
    Optional<Set<MachineState>> states =
        manifest.flatMap(Manifest::states).map(wanted -> wanted.launches().keySet());
    boolean isReached =
        states.isPresent()
            ? isReached(analysis.cells(), states.get())
            : isReached(analysis.cells(), time(analysis), spread);
    return isReached
        ? Optional.of(
            String.format(Locale.ROOT, "every median is known to within %.1f %%", share * 100))
        : Optional.empty();
  }

  /**
   * Whether each of these cells is known precisely enough.
   *
   * @param time between the first and the last launch
   * @param spread over which the launches are spread, if they are
   */
  public boolean isReached(List<CellFigures> cells, Duration time, Optional<Duration> spread) {
    Duration least = spread.filter(all -> all.compareTo(MIN_TIME) < 0).orElse(MIN_TIME);
    return !cells.isEmpty()
        && cells.stream().allMatch(this::isNarrow)
        && time.compareTo(least) >= 0;
  }

  /** Whether each of these cells is known precisely enough in each of these states. */
  private boolean isReached(List<CellFigures> cells, Set<MachineState> states) {
    return !cells.isEmpty()
        && cells.stream()
            .allMatch(
                cell ->
                    states.stream()
                        .allMatch(state -> cell.in(state).filter(this::isKnown).isPresent()));
  }

  /** Whether it is, on a machine with states in each that it was in often enough. */
  private boolean isNarrow(CellFigures cell) {
    double least = MIN_SHARE_OF_STATE * cell.launches().size();
    List<CellFigures> often =
        cell.byState().stream().filter(part -> part.launches().size() >= least).toList();
    return !often.isEmpty() && often.stream().allMatch(this::isKnown);
  }

  private boolean isKnown(CellFigures cell) {
    return cell.medianInterval().filter(found -> found.relativeHalfWidth() <= share).isPresent();
  }

  /** The rule, which says at which numbers of launches to look. */
  public IntervalStoppingRule rule() {
    return IntervalStoppingRule.at(share).withAtLeast(MINIMUM_LAUNCHES);
  }

  private static Duration time(CampaignAnalysis analysis) {
    List<Instant> started =
        analysis.headers().stream().map(header -> header.identity().started()).sorted().toList();
    return Duration.between(started.get(0), started.get(started.size() - 1));
  }
}
