package org.tutti.analysis.doctor;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.LaunchHeader;

/** A clock that is read without a call of the system. */
final class ClockHealth implements HealthCheck {
  private static final String SUBJECT = "clock";

  /** Sources of Linux that only the kernel can read. */
  private static final Set<String> SLOW =
      Set.of("hpet", "acpi_pm", "jiffies", "refined-jiffies", "xen", "pit");

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    ClockRecord clock = header.clocks().get(0);
    String cost =
        String.format(
            Locale.ROOT,
            "%s, step %.0f ns, read in %.0f ns",
            clock.kind(),
            clock.granularityNanos(),
            clock.costNanos());
    return ExaminedHost.of(header).stream().map(host -> of(host, cost)).toList();
  }

  private static HealthFinding of(ExaminedHost host, String cost) {
    String source = host.fact("clock.source");
    String finding = host.name() + ": source " + source + "; " + cost;
    return SLOW.contains(source)
        ? HealthFinding.wrong(
            SUBJECT,
            finding,
            "Make the kernel use tsc (with the kernel option tsc=reliable, if it rejected it), or"
                + " measure with --clock TSC.")
        : HealthFinding.good(SUBJECT, finding);
  }
}
