package org.tutti.lab.replicate;

import static org.tutti.analysis.column.PlainColumn.estimate;
import static org.tutti.analysis.column.PlainColumn.figure;
import static org.tutti.analysis.column.PlainColumn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.PlainColumn;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.TableColumn;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.replicate.Replication.ReplicatedCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.report.comparison.FurtherLaunchesText;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.ResultTables;
import org.tutti.report.table.ShortNames;

/** Which conclusions of a study hold where it was replicated. */
public final class ReplicationText {
  private static final String METHOD =
      "Absolute times are not compared. Each interval of 'here' has the level at which all"
          + " statements are judged together (Bonferroni), so all of them are right at once with"
          + " the confidence that is asked for. undecided (+n): n more launches here would likely"
          + " decide it.";

  private static final String TERMS =
      "A conclusion is reproducible if campaigns of their own find it again (Hunold and"
          + " Carpen-Amarie 2016, section 5.3); within one campaign, its tests over launches say"
          + " only that it is repeatable, not the result of chance.";

  /** A conclusion of a campaign. */
  private record ConclusionRow(String campaign, CheckedConclusion checked) {}

  private static final List<PlainColumn<ConclusionRow>> COLUMNS =
      List.of(
          PlainColumn.<ConclusionRow>name("campaign", "campaign", ConclusionRow::campaign)
              .at(TableColumn.HEADING),
          PlainColumn.<ConclusionRow>name("kind", "kind", row -> row.checked().kind().word()),
          words("conclusion", "statement", "", row -> row.checked().statement()),
          estimate(
              "there",
              "ratioThere",
              FigureUnit.RATIO,
              "ratio B/A of the original; of a jump, the time after it to that before it",
              row -> row.checked().before()),
          estimate(
              "here", "ratioHere", FigureUnit.RATIO, "the same here", row -> row.checked().now()),
          words("here it", "outcome", "", row -> outcome(row.checked())),
          PlainColumn.<ConclusionRow>name("state", "state", row -> row.checked().state().name())
              .at(TableColumn.HIDDEN),
          figure(
                  "more launches",
                  "moreLaunches",
                  FigureUnit.COUNT,
                  "that would likely decide it; 0 if it is decided, none if no number is enough",
                  (ConclusionRow row) -> ColumnEntry.of(more(row.checked())))
              .at(TableColumn.REST),
          words("because", "reason", "", (ConclusionRow row) -> row.checked().reason())
              .at(TableColumn.WANTED));

  private ReplicationText() {}

  /**
   * The table, what it says in a sentence, and how it was judged.
   *
   * @param title of the study
   * @param names of its campaigns, in order
   */
  public static ResultTables tables(Replication replication, String title, List<String> names) {
    List<ConclusionRow> rows = new ArrayList<>();
    for (int i = 0; i < replication.studies().size(); i++) {
      String name = names.get(i);
      replication.studies().get(i).checked().forEach(one -> rows.add(new ConclusionRow(name, one)));
    }
    return new ResultTables(
        "replication",
        new JsonObject()
            .put("title", title)
            .put("significance", replication.significance())
            .put("holds", replication.count(ClaimState.HOLDS))
            .put("doesNotHold", replication.count(ClaimState.DOES_NOT_HOLD))
            .put("undecided", replication.count(ClaimState.UNDECIDED)),
        style -> before(replication, title, style),
        List.of(
            ResultTable.of("conclusions", "", columns(names), row -> row.checked().place(), rows)),
        style -> after(replication, style),
        new ShortNames(
            rows.stream()
                .map(row -> row.checked().place().key())
                .map(key -> key.operation().isEmpty() ? key.benchmark() + ".*" : key.benchmark())
                .toList()));
  }

  /** Which campaign it is need not be said of the only one. */
  private static List<PlainColumn<ConclusionRow>> columns(List<String> names) {
    return names.size() > 1
        ? COLUMNS
        : COLUMNS.stream()
            .map(
                column ->
                    column.priority() == TableColumn.HEADING
                        ? column.at(TableColumn.HIDDEN)
                        : column)
            .toList();
  }

  private static List<String> before(Replication replication, String title, PageStyle style) {
    List<String> lines = new ArrayList<>(WrappedText.lines("Study: ", "  ", title, style.width()));
    lines.addAll(WrappedText.paragraph(summary(replication), style.width()));
    return lines;
  }

  /** How many conclusions hold, in a sentence. */
  public static String summary(Replication replication) {
    long holds = replication.count(ClaimState.HOLDS);
    long fails = replication.count(ClaimState.DOES_NOT_HOLD);
    long open = replication.count(ClaimState.UNDECIDED);
    return "Of "
        + Counted.of(replication.all().size(), "conclusion")
        + ", "
        + holds
        + (holds == 1 ? " holds" : " hold")
        + " here, "
        + fails
        + (fails == 1 ? " does" : " do")
        + " not, and "
        + open
        + (open == 1 ? " is" : " are")
        + " undecided"
        + more(replication)
        + ".";
  }

  /** The most launches that any undecided conclusion needs, where that is a number. */
  private static String more(Replication replication) {
    List<CheckedConclusion> open =
        replication.all().stream()
            .filter(one -> one.state() == ClaimState.UNDECIDED)
            .filter(one -> one.reason().isEmpty())
            .filter(one -> !FurtherLaunchesText.of(one.further(), one.launches()).isEmpty())
            .filter(one -> !FurtherLaunchesText.isFar(one.further().likely(), one.launches()))
            .toList();
    return open.isEmpty()
        ? ""
        : ", of which "
            + open.size()
            + " would likely be decided by "
            + Counted.of(
                open.stream()
                    .mapToInt(one -> one.launches() + one.further().likely())
                    .max()
                    .orElseThrow(),
                "launch")
            + " in all (--launches)";
  }

  private static String outcome(CheckedConclusion checked) {
    if (checked.state() != ClaimState.UNDECIDED) {
      return checked.state().word();
    }
    if (!checked.reason().isEmpty()) {
      return "undecided: " + checked.reason();
    }
    String more = FurtherLaunchesText.of(checked.further(), checked.launches());
    return more.isEmpty() ? "undecidable" : "undecided (" + more + ")";
  }

  private static OptionalInt more(CheckedConclusion checked) {
    return checked.state() == ClaimState.UNDECIDED ? checked.further().known() : OptionalInt.of(0);
  }

  private static List<String> after(Replication replication, PageStyle style) {
    List<String> lines = new ArrayList<>(List.of(""));
    lines.addAll(WrappedText.paragraph(METHOD, style.width()));
    lines.addAll(WrappedText.paragraph(TERMS, style.width()));
    int open = replication.studies().stream().mapToInt(one -> one.before().open()).sum();
    if (open > 0) {
      lines.addAll(
          WrappedText.paragraph(
              "The original compared "
                  + Counted.of(open, "further cell")
                  + " without a verdict, so that there is nothing to find again.",
              style.width()));
    }
    lines.addAll(
        replication.studies().stream()
            .map(ReplicationText::setup)
            .flatMap(text -> WrappedText.paragraph(text, style.width()).stream())
            .collect(Collectors.toList()));
    return lines;
  }

  private static String setup(ReplicatedCampaign study) {
    return "There: "
        + libraries(study.before().campaign())
        + ". Here: "
        + libraries(study.now())
        + ".";
  }

  private static String libraries(CampaignAnalysis campaign) {
    return campaign.headers().stream()
            .map(header -> header.library().name())
            .distinct()
            .sorted()
            .collect(Collectors.joining(" and "))
        + ", "
        + campaign.headers().stream()
            .map(header -> Counted.of(header.processes(), "rank"))
            .distinct()
            .collect(Collectors.joining(" or "))
        + ", "
        + Counted.of(campaign.headers().size(), "launch")
        + ", "
        + campaign.headers().stream()
            .map(header -> header.environment().facts().getOrDefault("cpu.model", "unknown CPU"))
            .distinct()
            .collect(Collectors.joining(" and "));
  }
}
