package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.HostActivity;
import org.tutti.analysis.HostActivity.InLaunch;
import org.tutti.report.layout.PageStyle;
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
    TextTable table =
        new TextTable()
            .left("host", "")
            .right("launches", "")
            .right("tasks", "")
            .right("", "most")
            .right("waiting", "[%]")
            .right("", "most")
            .right("pre-", "empted")
            .right("", "most")
            .right("moved", "")
            .right("", "most");
    hosts.forEach(host -> table.row(row(host)));
    lines.add("");
    lines.addAll(LEGEND);
    lines.add("");
    lines.addAll(table.indented(PageStyle.MIN_WIDTH));
    return lines;
  }

  private static List<String> row(HostActivity host) {
    List<String> row = new ArrayList<>();
    row.add(host.host());
    row.add(Figures.count(host.launches().size()));
    add(row, host, InLaunch::runnable, "%.0f");
    add(row, host, launch -> 100 * launch.pressure(), "%.1f");
    add(row, host, InLaunch::preemptions, "%.0f");
    add(row, host, InLaunch::migrations, "%.0f");
    return row;
  }

  private static void add(
      List<String> row, HostActivity host, ToDoubleFunction<InLaunch> figure, String format) {
    OrderedSample values =
        OrderedSample.of("launches", host.launches().stream().mapToDouble(figure).toArray());
    row.add(String.format(Locale.ROOT, format, values.median()));
    row.add(String.format(Locale.ROOT, format, values.max()));
  }
}
