package org.tutti.report.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.HostActivity;
import org.tutti.analysis.HostActivity.InLaunch;
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
    add(columns, hosts, InLaunch::runnable, "%.0f", "tasks");
    add(columns, hosts, launch -> 100 * launch.pressure(), "%.1f", "waiting", "[%]");
    add(columns, hosts, InLaunch::preemptions, "%.0f", "pre-", "empted");
    add(columns, hosts, InLaunch::migrations, "%.0f", "moved");
    lines.add("");
    lines.addAll(LEGEND);
    lines.add("");
    lines.addAll(new TextTable(columns).indented(PageStyle.MIN_WIDTH));
    return lines;
  }

  private static void add(
      List<TextColumn> columns,
      List<HostActivity> hosts,
      ToDoubleFunction<InLaunch> figure,
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
}
