package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.records.launch.LaunchHeader;

/** No kernel thread that moves the memory of ranks while they measure. */
final class HugePagesHealth implements HealthCheck {
  private static final String SUBJECT = "huge pages";
  private static final String FACT = "system.hugePages";

  @Override
  public List<HealthFinding> diagnose(LaunchHeader header) {
    return ExaminedHost.of(header).stream().map(HugePagesHealth::of).toList();
  }

  /** The kernel puts brackets around the setting that is in force. */
  private static HealthFinding of(ExaminedHost host) {
    String setting = host.fact(FACT).replaceAll(".*\\[(\\w+)\\].*", "$1");
    return setting.equals("always")
        ? HealthFinding.poor(
            SUBJECT,
            host.name() + ": always, so the kernel may move buffers to make huge pages",
            "Write madvise to /sys/kernel/mm/transparent_hugepage/enabled.")
        : HealthFinding.good(SUBJECT, host.name() + ": " + setting);
  }
}
