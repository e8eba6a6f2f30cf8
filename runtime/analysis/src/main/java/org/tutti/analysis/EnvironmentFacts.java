package org.tutti.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.LibraryInfo;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CommonHosts;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RankSoftware;

/** Facts about the environment of a launch that should be the same in all launches. */
public final class EnvironmentFacts {
  /** Facts that differ between launches in the same environment. */
  private static final Pattern VOLATILE =
      Pattern.compile("host\\.load|file\\.(directory|freeBytes)|jvm\\.classPath");

  private static final String OPEN_MPI = "OMPI_MCA_";

  private EnvironmentFacts() {}

  /** The facts of a launch and of the host of rank 0, by name. */
  public static TreeMap<String, String> of(LaunchHeader header) {
    LaunchEnvironment environment = header.environment();
    TreeMap<String, String> facts =
        of(header.library(), environment.facts(), environment.variables());
    facts.put("Tutti", header.environment().tutti());
    facts.put("processes", Integer.toString(header.processes()));
    header.ranks().forEach(rank -> facts.put("host of rank " + rank.rank(), rank.host()));
    header.ranks().forEach(rank -> facts.put("CPUs of rank " + rank.rank(), rank.cpus()));
    return facts;
  }

  /** The facts of another host, by the same names. */
  public static TreeMap<String, String> of(HostEnvironment host) {
    return of(host.library(), host.facts(), host.variables());
  }

  /**
   * The control variables of the library, by name, but for those that the recorded environment
   * sets, which are among its facts; empty if the launch has not read them.
   */
  public static TreeMap<String, String> controls(LaunchHeader header) {
    TreeMap<String, String> controls = new TreeMap<>();
    Set<String> variables = header.environment().variables().keySet();
    header
        .environment()
        .controls()
        .forEach(
            (name, value) -> {
              if (!variables.contains(name) && !variables.contains(OPEN_MPI + name)) {
                controls.put("control variable " + name, value);
              }
            });
    return controls;
  }

  private static TreeMap<String, String> of(
      LibraryInfo library, Map<String, String> environment, Map<String, String> variables) {
    TreeMap<String, String> facts = new TreeMap<>(environment);
    facts.putAll(RankSoftware.settings(variables));
    facts.put("MPI library", library.name());
    facts.put("file of the MPI library", library.path());
    facts.put("linker", library.linker());
    facts.put("thread level", library.threads().toString());
    facts.keySet().removeIf(name -> VOLATILE.matcher(name).matches());
    return facts;
  }

  /**
   * Changes between launches of one treatment that are not factors of the campaign: one warning per
   * change, in the order of launches.
   */
  static List<MergedWarning> changes(List<LaunchAnalysis> launches) {
    Map<Treatment, LaunchHeader> last = new HashMap<>();
    Map<Treatment, TreeMap<String, String>> controls = new HashMap<>();
    List<MergedWarning> changes = new ArrayList<>();
    for (LaunchAnalysis launch : launches) {
      LaunchHeader now = launch.header();
      Treatment treatment = launch.file().launch().treatment();
      int number = launch.file().launch().number();
      LaunchHeader before = last.put(treatment, now);
      TreeMap<String, String> read = controls(now);
      if (!read.isEmpty()) {
        TreeMap<String, String> lastRead = controls.put(treatment, new TreeMap<>(read));
        if (lastRead != null) {
          TreeMap<String, String> common = new TreeMap<>(read);
          common.keySet().retainAll(lastRead.keySet());
          lastRead.keySet().retainAll(common.keySet());
          changes.addAll(between(number, "", lastRead, common));
        }
      }
      if (before != null) {
        changes.addAll(between(number, "", of(before), of(now)));
        CommonHosts.forEach(
            before,
            now,
            (was, is) -> changes.addAll(between(number, " on " + is.host(), of(was), of(is))));
      }
    }
    return changes;
  }

  private static List<MergedWarning> between(
      int launch, String where, TreeMap<String, String> before, TreeMap<String, String> now) {
    TreeSet<String> names = new TreeSet<>(before.keySet());
    names.addAll(now.keySet());
    return names.stream()
        .filter(name -> !before.getOrDefault(name, "").equals(now.getOrDefault(name, "")))
        .map(
            name ->
                new MergedWarning(
                    FindingProblem.ENVIRONMENT_DIFFERS,
                    "the environment changed before launch "
                        + launch
                        + ": "
                        + name
                        + where
                        + " was "
                        + before.getOrDefault(name, "absent")
                        + " and is now "
                        + now.getOrDefault(name, "absent"),
                    List.of(),
                    1))
        .toList();
  }
}
