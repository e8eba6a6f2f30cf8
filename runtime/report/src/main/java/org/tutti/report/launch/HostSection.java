package org.tutti.report.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.records.launch.LaunchReader;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.RankPlacement;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.Figures;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;
import org.tutti.stats.sample.OrderedSample;

/** What the hosts had to do during launches, as a table. */
public final class HostSection {
  private static final List<String> LEGEND =
      List.of(
          "Hosts during launches, medians and largest values: tasks that ran or were",
          "ready to, time in which a task waited for a processor, and how often the",
          "measuring threads lost their processor or moved to another one.");

  private HostSection() {}

  /** The lines of the table, none if nothing was observed; the files are read again. */
  public static List<String> lines(CampaignAnalysis analysis) {
    List<HostActivity> hosts = HostActivity.of(analysis);
    List<String> lines = new ArrayList<>();
    if (hosts.isEmpty()) {
      return lines;
    }
    List<TextColumn> columns = new ArrayList<>();
    columns.add(TextColumn.words(hosts, HostActivity::host, "host"));
    columns.add(TextColumn.right(hosts, host -> Figures.count(host.launches().size()), "launches"));
    add(columns, hosts, HostActivity.InLaunch::runnable, "%.0f", "tasks");
    add(columns, hosts, launch -> 100 * launch.pressure(), "%.1f", "waiting", "[%]");
    add(columns, hosts, HostActivity.InLaunch::preemptions, "%.0f", "pre-", "empted");
    add(columns, hosts, HostActivity.InLaunch::migrations, "%.0f", "moved");
    lines.add("");
    lines.addAll(LEGEND);
    lines.add("");
    lines.addAll(new TextTable(columns).indented(PageStyle.MIN_WIDTH));
    return lines;
  }

  private static void add(
      List<TextColumn> columns,
      List<HostActivity> hosts,
      ToDoubleFunction<HostActivity.InLaunch> figure,
      String format,
      String... headings) {
    List<OrderedSample> all =
        hosts.stream()
            .map(host -> host.launches().stream().mapToDouble(figure).toArray())
            .map(values -> OrderedSample.of("launches", values))
            .toList();
    columns.add(
        TextColumn.right(
            all, values -> String.format(Locale.ROOT, format, values.median()), headings));
    columns.add(
        TextColumn.right(
            all, values -> String.format(Locale.ROOT, format, values.max()), "", "most"));
  }

  /**
   * What a host had to do in the launches of a campaign.
   *
   * @param host its name
   * @param launches what it had to do in each of those that were completed
   */
  record HostActivity(String host, List<InLaunch> launches) {
    HostActivity {
      launches = List.copyOf(launches);
    }

    /**
     * The activity in one launch, from before its first cell to after its last.
     *
     * @param runnable tasks that were running or ready to run before or after it, whichever were
     *     more; the ranks included
     * @param pressure share of the time in which some task waited for a processor
     * @param preemptions how often a measuring thread on this host lost its processor
     * @param migrations how often one changed to another processor
     */
    record InLaunch(int runnable, double pressure, long preemptions, long migrations) {
      private InLaunch withRank(InLaunch another) {
        return new InLaunch(
            runnable, pressure, preemptions + another.preemptions, migrations + another.migrations);
      }
    }

    /** Reads the files of a campaign again: the hosts in the order of ranks. */
    static List<HostActivity> of(CampaignAnalysis analysis) {
      Map<String, List<InLaunch>> hosts = new LinkedHashMap<>();
      for (LaunchFile file : analysis.contents().launches()) {
        try (LaunchReader reader = file.open()) {
          for (Optional<CellRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            reader.giveBack(next.get());
          }
          reader
              .completion()
              .ifPresent(
                  completion ->
                      of(reader.header().ranks(), completion.ranks())
                          .forEach(
                              (host, activity) ->
                                  hosts
                                      .computeIfAbsent(host, any -> new ArrayList<>())
                                      .add(activity)));
        }
      }
      return hosts.entrySet().stream()
          .map(host -> new HostActivity(host.getKey(), host.getValue()))
          .toList();
    }

    /** Each host of a launch that was observed; its first rank tells of the host. */
    static Map<String, InLaunch> of(List<RankPlacement> ranks, List<RankReport> reports) {
      Map<String, InLaunch> hosts = new LinkedHashMap<>();
      for (RankPlacement rank : ranks) {
        RankReport report = reports.get(rank.rank());
        if (report.activity().nanos() > 0) {
          hosts.merge(rank.host(), inLaunch(report), InLaunch::withRank);
        }
      }
      return hosts;
    }

    private static InLaunch inLaunch(RankReport report) {
      RankActivity activity = report.activity();
      return new InLaunch(
          Math.max(report.load().runnableBefore(), report.load().runnableAfter()),
          Math.min(1, (double) report.load().pressureNanos() / activity.nanos()),
          activity.preemptions(),
          activity.migrations());
    }
  }
}
