package org.tutti.report.launch;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.RankBinding;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.RecordedJvm;

/** The line that says with what a campaign was measured. */
public final class CampaignSetup {
  private static final String UNKNOWN = "unknown";

  private CampaignSetup() {}

  /**
   * Such as {@code Open MPI 4.1.4, 2 ranks, each bound to 1 CPU, AMD EPYC, JDK 25, AOT cache};
   * empty if no launch says so.
   */
  public static String of(CampaignAnalysis analysis) {
    return of(analysis.headers());
  }

  static String of(List<LaunchHeader> headers) {
    if (headers.isEmpty()) {
      return "";
    }
    String text =
        distinct(headers.stream().map(header -> header.library().name()).toList())
            + ", "
            + ranks(headers)
            + binding(headers)
            + fact(headers, "cpu.model", CampaignSetup::processor)
            + fact(headers, "jvm.version", version -> "JDK " + version.replaceFirst("[.+].*", ""))
            + start(headers);
    return text;
  }

  /**
   * How the JVMs of the ranks were started, if that is recorded: with which cache, and whether with
   * the options that Tutti gives those of campaigns.
   */
  private static String start(List<LaunchHeader> headers) {
    String starts =
        headers.stream()
            .map(header -> header.environment().facts())
            .filter(facts -> facts.containsKey("jvm.cache"))
            .map(CampaignSetup::start)
            .distinct()
            .sorted()
            .collect(Collectors.joining(" or "));
    return starts.isEmpty() ? "" : ", " + starts;
  }

  private static String start(Map<String, String> facts) {
    boolean isOfTutti = RecordedJvm.options(facts).contains(RecordedJvm.COMPILES_SOONER);
    String cache = facts.get("jvm.cache").replace("none", "no cache").replace("dynamic", "CDS");
    return cache + (isOfTutti ? "" : ", not Tutti's options");
  }

  private static String ranks(List<LaunchHeader> headers) {
    TreeSet<Integer> processes = new TreeSet<>();
    TreeSet<String> hosts = new TreeSet<>();
    for (LaunchHeader header : headers) {
      processes.add(header.processes());
      header.ranks().forEach(rank -> hosts.add(rank.host()));
    }
    String number = processes.stream().map(String::valueOf).collect(Collectors.joining(" or "));
    return number
        + " "
        + Counted.noun(processes.last(), "rank")
        + (hosts.size() > 1 ? " on " + Counted.of(hosts.size(), "host") : "");
  }

  private static String binding(List<LaunchHeader> headers) {
    String words = String.join(" or ", RankBinding.of(headers));
    return words.isEmpty() || words.equals(UNKNOWN)
        ? ""
        : ", " + words.replace("each rank bound", "each bound");
  }

  private static String fact(List<LaunchHeader> headers, String name, UnaryOperator<String> brief) {
    List<String> values =
        headers.stream()
            .map(header -> header.environment().facts().getOrDefault(name, ""))
            .filter(value -> !value.isEmpty() && !value.equals(UNKNOWN))
            .map(brief)
            .toList();
    return values.isEmpty() ? "" : ", " + distinct(values);
  }

  /** The name of a processor without its speed, number of cores, and trademarks. */
  private static String processor(String model) {
    return model
        .replaceAll("\\((R|TM|r|tm)\\)", "")
        .replaceAll(" CPU.*| @ .*| \\d+-Core.*| Processor.*", "")
        .replaceAll(" +", " ")
        .strip();
  }

  private static String distinct(List<String> texts) {
    return texts.stream().distinct().sorted().collect(Collectors.joining(", "));
  }
}
