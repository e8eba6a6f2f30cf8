package org.tutti.lab.trust.checklist;

import static org.tutti.lab.trust.checklist.ChecklistItem.held;
import static org.tutti.lab.trust.checklist.ChecklistItem.notHeld;
import static org.tutti.lab.trust.checklist.ChecklistItem.yours;

import java.util.List;
import java.util.Set;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.EnvironmentFacts;
import org.tutti.analysis.MergedFinding;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.launch.TimingMethod;

/** The twelve rules, in the order of the paper. */
final class HoeflerRules {
  private static final Set<Problem> MODES =
      Set.of(FindingProblem.SEVERAL_MODES, FindingProblem.LAUNCH_MODES);

  private final ChecklistData data;
  private final int cells;
  private final int comparisons;

  HoeflerRules(ChecklistData data) {
    this.data = data;
    this.cells = data.cells().size();
    this.comparisons = data.comparisons().size();
  }

  List<ChecklistItem> all() {
    return List.of(
        baseCase(),
        selection(),
        means(),
        ratios(),
        intervals(),
        normality(),
        comparison("Sound comparisons"),
        centralTendency(),
        setup(),
        timing(),
        bounds(),
        plots());
  }

  private ChecklistItem baseCase() {
    String title = "Base case of speedups and ratios";
    String processes = data.each(cell -> cell.key().processes());
    if (processes.contains(",")) {
      return yours(
          title,
          "The cells have p = "
              + processes
              + ". Say whether the base of a speedup is one parallel process or the best serial"
              + " program; 'analyze' prints its absolute time.");
    }
    return held(
        title,
        comparisons == 0
            ? "No ratio is reported: the results of " + Counted.of(cells, "cell") + " are absolute."
            : "Both absolute times are given beside the ratio of each of "
                + Counted.of(comparisons, "comparison")
                + ".");
  }

  private ChecklistItem selection() {
    String title = "No selection of results";
    long planned = data.headers().stream().mapToLong(header -> header.plan().size()).sum();
    long measured = data.cells().stream().mapToLong(cell -> cell.launches().size()).sum();
    if (measured < planned || data.unfinished() > 0) {
      return notHeld(
          title,
          (data.unfinished() > 0
                  ? data.planned()
                      - data.unfinished()
                      + " of "
                      + Counted.of(data.planned(), "launch")
                      + " of the design finished; 'run --results DIR' makes the others. "
                  : "")
              + "Of the launches there are, "
              + measured
              + " of "
              + Counted.of(planned, "planned result")
              + (measured < planned ? " have figures: say why not all." : " have figures."));
    }
    return yours(
        title,
        "Reported: all of "
            + Counted.of(planned, "planned result")
            + ". Say why these benchmarks and sizes, and why p = "
            + data.each(cell -> cell.key().processes())
            + ".");
  }

  private ChecklistItem means() {
    long rates = data.cells().stream().filter(cell -> cell.settings().moved().isPresent()).count();
    return held(
        "Arithmetic means of costs, harmonic means of rates",
        rates == 0
            ? "All results are times, whose means are arithmetic."
            : "The rates of "
                + Counted.of(rates, "cell")
                + " have harmonic means; means of times are arithmetic.");
  }

  private ChecklistItem ratios() {
    return held(
        "No averages of ratios",
        comparisons == 0
            ? "No ratio is reported."
            : "The ratios of "
                + Counted.of(comparisons, "comparison")
                + " are reported one by one, not averaged.");
  }

  private ChecklistItem intervals() {
    String title = "Intervals of what is not deterministic";
    long without = data.cells().stream().filter(cell -> cell.medianInterval().isEmpty()).count();
    if (cells == 0) {
      return notHeld(title, "No cell has a result.");
    }
    return without == 0
        ? held(
            title,
            "The medians of "
                + Counted.of(cells, "cell")
                + " have 95 % intervals, over at least "
                + Counted.of(data.fewestLaunches(), "launch")
                + ".")
        : notHeld(
            title,
            without
                + " of "
                + Counted.of(cells, "median")
                + " have no interval: it takes "
                + Counted.of(ChecklistData.FEWEST, "launch")
                + ", and there are as few as "
                + data.fewestLaunches()
                + ".");
  }

  private ChecklistItem normality() {
    return held(
        "No assumption of normality",
        "Rank-based intervals and tests assume no distribution in any of "
            + Counted.of(cells, "cell")
            + "; 'analyze' checks normality for those who need it.");
  }

  /** Also a term of the other paper. */
  ChecklistItem comparison(String title) {
    if (comparisons == 0) {
      return yours(
          title,
          "Nothing is compared within this campaign. Compare it with others by 'compare', not by"
              + " eye.");
    }
    long undecidable =
        data.comparisons().stream().filter(comparison -> comparison.ratio().isEmpty()).count();
    return undecidable > 0
        ? notHeld(
            title,
            undecidable
                + " of "
                + Counted.of(comparisons, "comparison")
                + " have no interval of their ratio: there are too few launches.")
        : held(
            title,
            "Tests over paired launches, with p-values corrected together, judge "
                + Counted.of(comparisons, "comparison")
                + ".");
  }

  private ChecklistItem centralTendency() {
    String title = "Whether a median says enough";
    long modes = concerned(MODES);
    long few = concerned(Set.of(FindingProblem.TOO_FEW_OBSERVATIONS));
    if (modes > 0) {
      return notHeld(
          title,
          modes
              + " of "
              + Counted.of(cells, "cell")
              + " have more than one mode. Show their distributions or quantiles beside the"
              + " median.");
    }
    return few > 0
        ? yours(
            title,
            few
                + " of "
                + Counted.of(cells, "cell")
                + " have too few observations to see modes; report a median of them with care.")
        : held(
            title,
            "No mode besides the first was found in "
                + Counted.of(cells, "cell")
                + "; the report also has the quantiles 0.95 and 0.99 and the largest observation.");
  }

  private long concerned(Set<Problem> problems) {
    return data.analysis().findings().stream()
        .filter(finding -> problems.contains(finding.problem()))
        .map(MergedFinding::cells)
        .flatMap(List::stream)
        .distinct()
        .count();
  }

  private ChecklistItem setup() {
    String title = "Factors, levels, and setup";
    long facts =
        data.headers().stream()
            .mapToLong(header -> EnvironmentFacts.of(header).size())
            .min()
            .orElse(0);
    String recorded = "at least " + Counted.of(facts, "fact") + " of each launch";
    long changes =
        data.analysis().warnings().stream()
            .filter(warning -> warning.problem() == FindingProblem.ENVIRONMENT_DIFFERS)
            .count();
    if (changes > 0) {
      return notHeld(
          title,
          "The environment changed between launches ("
              + FindingProblem.ENVIRONMENT_DIFFERS.label()
              + "), and no factor says so.");
    }
    List<PlannedTreatment> treatments = data.treatments();
    if (treatments.isEmpty()) {
      return notHeld(
          title,
          "The launches were started by hand, so no plan names their factors; 'run' writes one. "
              + recorded.replaceFirst("^a", "A")
              + " are recorded.");
    }
    Set<String> factors = treatments.get(0).treatment().levels().keySet();
    return held(
        title,
        "manifest.json names "
            + (factors.isEmpty()
                ? "no factor besides the launch"
                : Counted.of(factors.size(), "factor")
                    + " ("
                    + String.join(", ", factors)
                    + "), "
                    + Counted.of(treatments.size(), "treatment"))
            + "; "
            + recorded
            + " are recorded.");
  }

  private ChecklistItem timing() {
    return held(
        "Measurement, synchronization, summary",
        data.each(HoeflerRules::method) + "; median over launches of their medians.");
  }

  private static String method(CellFigures cell) {
    TimingMethod method = cell.settings().method();
    String run =
        method.runTime().isGlobal()
            ? "global run-time"
            : "local run-time (" + method.summary() + " over ranks)";
    return "sync " + method.sync().name() + " with " + run + " by clock " + method.clock();
  }

  private ChecklistItem bounds() {
    String title = "Bounds of performance";
    String processes = data.each(cell -> cell.key().processes());
    if (processes.contains(",")) {
      return yours(
          title,
          "Declare what grows over p = "
              + processes
              + ": 'analyze --scaling strong' prints three bounds (ideal, Amdahl's, and that of"
              + " overhead), and --scaling weak, or a function such as weak:p*sqrt(p), the ideal"
              + " one.");
    }
    long baselines = data.cells().stream().filter(cell -> cell.settings().baseline()).count();
    return yours(
        title,
        baselines > 0
            ? Counted.of(baselines, "cell")
                + (baselines == 1 ? " is a baseline" : " are baselines")
                + " beside the others. Say whether that is a bound on what is possible."
            : "No cell is a bound. Measure one, such as a @Baseline or the mock-up of a guideline"
                + " ('check'), if there is any.");
  }

  private ChecklistItem plots() {
    return yours(
        "Plots that show enough",
        "'report DIR --html FILE' draws the distributions and intervals of "
            + Counted.of(cells, "cell")
            + ". Message sizes: "
            + data.each(cell -> cell.key().msize())
            + " B; join them by a line only if times between them follow it.");
  }
}
