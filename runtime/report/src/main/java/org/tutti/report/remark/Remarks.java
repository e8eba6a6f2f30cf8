package org.tutti.report.remark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.MergedWarning;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.report.table.ShortNames;

/** All remarks on a campaign, one of each kind, the gravest first. */
public final class Remarks {
  private final CampaignAnalysis analysis;
  private final ShortNames names;
  private final int launches;
  private final int cells;

  private Remarks(CampaignAnalysis analysis, ShortNames names) {
    this.analysis = analysis;
    this.names = names;
    this.launches = analysis.headers().size() + analysis.contents().empty().size();
    Set<String> keys = new TreeSet<>();
    analysis.headers().forEach(header -> header.plan().forEach(key -> keys.add(key.toString())));
    this.cells = keys.size();
  }

  /** The remarks; findings are computed, which takes a while. */
  public static List<Remark> of(CampaignAnalysis analysis, ShortNames names) {
    return new Remarks(analysis, names).all();
  }

  private List<Remark> all() {
    Map<Problem, List<MergedWarning>> kinds = new LinkedHashMap<>();
    analysis
        .warnings()
        .forEach(
            warning ->
                kinds.computeIfAbsent(warning.problem(), any -> new ArrayList<>()).add(warning));
    List<Remark> remarks = new ArrayList<>();
    kinds.forEach((problem, warnings) -> remarks.add(remark(problem, warnings)));
    analysis
        .findings()
        .forEach(
            found ->
                remarks.add(
                    new Remark(
                        found.problem(),
                        RemarkWeight.of(
                            found,
                            analysis.findings(),
                            kinds.containsKey(FindingProblem.PROCESSORS_FAR)),
                        DoubtSize.of(found.worst()),
                        found.cells().size() + " of " + Counted.of(analysis.cells().size(), "cell"),
                        FindingText.brief(found.worst()),
                        place(found.cells().stream().map(cell -> cell.key().toString()).toList()),
                        FindingText.lines(found, analysis.cells().size(), names))));
    remarks.sort(
        Comparator.<Remark>comparingInt(remark -> remark.weight().rank(remark.problem()))
            .thenComparing(Comparator.comparingDouble(Remark::size).reversed()));
    return remarks;
  }

  private Remark remark(Problem problem, List<MergedWarning> warnings) {
    Set<String> concerned = new LinkedHashSet<>();
    warnings.forEach(warning -> concerned.addAll(warning.cells()));
    IntStream counts = warnings.stream().mapToInt(MergedWarning::launches);
    // Each of these warnings is about launches of its own.
    int often =
        problem == CampaignProblem.LAUNCH_INCOMPLETE
            ? Math.min(launches, counts.sum())
            : counts.max().orElse(0);
    String where =
        concerned.isEmpty()
            ? often + " of " + Counted.of(launches, "launch")
            : concerned.size() + " of " + Counted.of(Math.max(concerned.size(), cells), "cell");
    String brief = warnings.size() == 1 ? names.in(warnings.get(0).text()) : "";
    Reach reach =
        warnings.stream()
            .map(MergedWarning::reach)
            .max(Comparator.naturalOrder())
            .orElse(Reach.MOSTLY);
    return new Remark(
        problem,
        RemarkWeight.of(problem, reach),
        DoubtSize.of(problem, warnings),
        where,
        brief,
        place(List.copyOf(concerned)),
        warnings.stream().map(this::text).toList());
  }

  /** The method, or the operation of the catalog. */
  private Optional<String> place(List<String> concerned) {
    return concerned.size() == 1 && cells > 1
        ? Optional.of(names.in(concerned.get(0)).replaceFirst(" \\(.*", ""))
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
        : Optional.empty();
  }

  private String text(MergedWarning warning) {
    List<String> shortened = warning.cells().stream().map(names::in).toList();
    String where = shortened.isEmpty() ? "" : ShortNames.first(shortened) + ": ";
    String often =
        launches < 2
            ? ""
            : " (in " + warning.launches() + " of " + Counted.of(launches, "launch") + ")";
    return where + names.in(warning.text()) + often;
  }
}
