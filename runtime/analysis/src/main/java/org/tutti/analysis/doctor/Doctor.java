package org.tutti.analysis.doctor;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.tutti.diagnostics.Counted;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankPlacement;

/** All checks of the machines of a launch: each describes what it hopes to find. */
public final class Doctor {
  /** What the name of a library ends with that is called by the ABI of MPI 5. */
  private static final String STANDARD_ABI = "(standard ABI)";

  /**
   * Per CPU, above which a rank seldom has one to itself. The average covers a minute, so that a
   * build that has just ended is in it, too, which should not count as wrong.
   */
  private static final double MAX_LOAD = 4;

  /** Per CPU, above which a rank often has to wait for one. */
  private static final double MAX_QUIET_LOAD = 0.5;

  /** Sources of Linux that only the kernel can read. */
  private static final Set<String> SLOW =
      Set.of("hpet", "acpi_pm", "jiffies", "refined-jiffies", "xen", "pit");

  private Doctor() {}

  /**
   * What they have found, subject by subject and host by host.
   *
   * @param launcher the name of what started the launch
   */
  public static List<HealthFinding> examine(LaunchHeader header, String launcher) {
    List<ExaminedHost> hosts = ExaminedHost.of(header);
    List<HealthFinding> found = new ArrayList<>();
    found.add(
        HealthFinding.good(
            "launcher", launcher + " started " + Counted.of(header.processes(), "rank")));
    found.addAll(library(header.library(), hosts));
    hosts.forEach(host -> found.add(ranks(host)));
    hosts.forEach(host -> load(host).ifPresent(found::add));
    hosts.forEach(host -> found.add(binding(host)));
    hosts.forEach(host -> found.add(clock(host, header.clocks().get(0))));
    hosts.forEach(host -> found.add(governor(host)));
    hosts.forEach(host -> found.add(hugePages(host)));
    hosts.forEach(host -> found.add(quota(host)));
    return List.copyOf(found);
  }

  /** The same library, and the same file, on all hosts. */
  private static List<HealthFinding> library(LibraryInfo first, List<ExaminedHost> hosts) {
    List<HealthFinding> found = new ArrayList<>();
    found.add(
        HealthFinding.good(
            "library",
            first.name()
                + (first.name().contains(STANDARD_ABI) ? "" : " (its own ABI)")
                + " in "
                + first.path()
                + ", called through "
                + first.linker()));
    for (ExaminedHost host : hosts) {
      if (!host.library().name().equals(first.name())
          || !host.library().path().equals(first.path())) {
        found.add(
            HealthFinding.wrong(
                "library",
                host.name() + " has " + host.library().name() + " in " + host.library().path(),
                "Install the same library in the same place on all hosts, or name its path with"
                    + " --mpi-library."));
      }
    }
    return found;
  }

  /** Two ranks on each host, and not more than it has CPUs. */
  private static HealthFinding ranks(ExaminedHost host) {
    int ranks = host.ranks().size();
    int cpus = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    String finding =
        host.name() + ": " + Counted.of(ranks, "rank") + " on " + Counted.of(cpus, "CPU");
    if (cpus > 0 && ranks > cpus) {
      return HealthFinding.wrong(
          "hosts", finding, "Start at most as many ranks on a host as it has CPUs.");
    }
    return ranks > 1
        ? HealthFinding.good("hosts", finding)
        : HealthFinding.poor(
            "hosts",
            host.name() + ": a single rank, so messages within the host were not tested",
            "Start two ranks on each host, as in --hosts h1:2,h2:2 -np 4.");
  }

  /** Processors that other programs leave to the ranks. */
  private static Optional<HealthFinding> load(ExaminedHost host) {
    int cpus = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    if (cpus == 0 || !host.knows("host.load")) {
      return Optional.empty();
    }
    double load = Double.parseDouble(host.fact("host.load").split(" ", 2)[0]);
    String finding =
        String.format(
            Locale.ROOT,
            "%s: on average, %.1f processes wanted one of %s",
            host.name(),
            load,
            Counted.of(cpus, "CPU"));
    if (load <= MAX_QUIET_LOAD * cpus) {
      return Optional.of(HealthFinding.good("load", finding));
    }
    String remedy = "Stop what else is running there (see top), or wait until it has finished.";
    return Optional.of(
        load > MAX_LOAD * cpus
            ? HealthFinding.wrong("load", finding, remedy)
            : HealthFinding.poor("load", finding, remedy));
  }

  /** Each rank bound to CPUs that no other rank uses. */
  private static HealthFinding binding(ExaminedHost host) {
    int online = RankPlacement.processors(host.fact("cpu.online")).cardinality();
    BitSet used = new BitSet();
    for (RankPlacement rank : host.ranks()) {
      BitSet cpus = rank.processors();
      if (cpus.isEmpty() || (online > 1 && cpus.cardinality() == online)) {
        return HealthFinding.poor(
            "binding",
            host.name() + ": rank " + rank.rank() + " may move between CPUs " + rank.cpus(),
            "Bind ranks with --bind-to core.");
      }
      if (used.intersects(cpus)) {
        return HealthFinding.wrong(
            "binding",
            host.name() + ": rank " + rank.rank() + " shares CPUs " + rank.cpus() + " with another",
            "Give each rank CPUs of its own: fewer ranks, --bind-to core, or whole nodes from the"
                + " batch system.");
      }
      used.or(cpus);
    }
    return HealthFinding.good("binding", host.name() + ": each rank has CPUs of its own");
  }

  /** A clock that is read without a call of the system. */
  private static HealthFinding clock(ExaminedHost host, ClockRecord clock) {
    String cost =
        String.format(
            Locale.ROOT,
            "%s, step %.0f ns, read in %.0f ns",
            clock.kind(),
            clock.granularityNanos(),
            clock.costNanos());
    String source = host.fact("clock.source");
    String finding = host.name() + ": source " + source + "; " + cost;
    return SLOW.contains(source)
        ? HealthFinding.wrong(
            "clock",
            finding,
            "Make the kernel use tsc (with the kernel option tsc=reliable, if it rejected it), or"
                + " measure with --clock TSC.")
        : HealthFinding.good("clock", finding);
  }

  /** Processors that do not change their frequency to save energy. */
  private static HealthFinding governor(ExaminedHost host) {
    String governor = host.fact("cpu.governor");
    if (!host.knows("cpu.governor")) {
      return HealthFinding.good("governor", host.name() + ": none that this system could change");
    }
    return governor.equals("performance")
        ? HealthFinding.good("governor", host.name() + ": " + governor)
        : HealthFinding.poor(
            "governor",
            host.name() + ": " + governor + ", so frequencies follow the load",
            "Have an administrator set performance, or measure both: --factor"
                + " governor=performance,"
                + governor
                + ".");
  }

  /** No kernel thread that moves the memory of ranks while they measure. */
  private static HealthFinding hugePages(ExaminedHost host) {
    // The kernel puts brackets around the setting that is in force.
    String setting = host.fact("system.hugePages").replaceAll(".*\\[(\\w+)\\].*", "$1");
    return setting.equals("always")
        ? HealthFinding.poor(
            "huge pages",
            host.name() + ": always, so the kernel may move buffers to make huge pages",
            "Write madvise to /sys/kernel/mm/transparent_hugepage/enabled.")
        : HealthFinding.good("huge pages", host.name() + ": " + setting);
  }

  /** No control group that stops ranks when they have used their processor time. */
  private static HealthFinding quota(ExaminedHost host) {
    String[] quota = host.fact("system.processorQuota").split(" ", -1);
    if (quota.length != 2) {
      return HealthFinding.good("cgroups", host.name() + ": no quota of processor time");
    }
    double processors = Double.parseDouble(quota[0]) / Double.parseDouble(quota[1]);
    String finding =
        String.format(
            Locale.ROOT,
            "%s: a quota of %.1f processors for %s",
            host.name(),
            processors,
            Counted.of(host.ranks().size(), "rank"));
    String remedy =
        "Ask the batch system or the container for whole processors instead of a quota.";
    return processors < host.ranks().size()
        ? HealthFinding.wrong("cgroups", finding, remedy)
        : HealthFinding.poor("cgroups", finding, remedy);
  }
}
