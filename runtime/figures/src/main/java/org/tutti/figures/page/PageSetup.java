package org.tutti.figures.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.EnvironmentFacts;
import org.tutti.analysis.MergedWarning;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.HostEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.report.ReportText;

/**
 * The part that says with what a campaign was measured, what of it changed, and how to repeat it.
 */
final class PageSetup {
  private final CampaignAnalysis analysis;

  /** A host with the facts of the first launch in which it took part. */
  record SetupHost(String host, List<SetupFact> facts) {}

  /**
   * What measures the same again.
   *
   * @param command for whoever has the directory and the jar
   * @param plan what it does, for whoever has neither
   */
  record SetupRepeat(String command, String plan) {}

  /** A fact by its name. */
  record SetupFact(String name, String value) {}

  PageSetup(CampaignAnalysis analysis) {
    this.analysis = analysis;
  }

  List<SetupHost> hosts() {
    Map<String, SortedMap<String, String>> hosts = new LinkedHashMap<>();
    for (LaunchHeader header : analysis.headers()) {
      String first = header.ranks().isEmpty() ? "host of rank 0" : header.ranks().get(0).host();
      hosts.putIfAbsent(first, EnvironmentFacts.of(header));
      for (HostEnvironment other : header.environment().otherHosts()) {
        hosts.putIfAbsent(other.host(), EnvironmentFacts.of(other));
      }
    }
    List<SetupHost> found = new ArrayList<>();
    hosts.forEach((host, facts) -> found.add(new SetupHost(host, facts(facts))));
    return found;
  }

  private static List<SetupFact> facts(SortedMap<String, String> facts) {
    return facts.entrySet().stream()
        .filter(fact -> !fact.getValue().equals("unknown"))
        .map(fact -> new SetupFact(fact.getKey(), fact.getValue()))
        .toList();
  }

  /** What changed between launches; none of it is a factor. */
  List<String> changes() {
    return analysis.warnings().stream()
        .filter(warning -> warning.problem() == FindingProblem.ENVIRONMENT_DIFFERS)
        .map(MergedWarning::text)
        .toList();
  }

  /** How to measure the same again; empty if launches were started by hand. */
  Optional<SetupRepeat> repeat() {
    return analysis.contents().manifest().map(this::repeat);
  }

  private SetupRepeat repeat(Manifest manifest) {
    return new SetupRepeat(
        ReportText.rerun(analysis),
        "Tutti "
            + manifest.origin().tutti()
            + ", "
            + Counted.of(manifest.blocks(), "launch")
            + " of each of "
            + manifest.treatments().stream()
                .map(Manifest.PlannedTreatment::treatment)
                .map(treatment -> "[" + treatment + "]")
                .collect(Collectors.joining(" "))
            + ", seed "
            + manifest.seed()
            + ": "
            + manifest.settings().summary());
  }

  /** The sums of the programs that were measured, by path. */
  List<SetupFact> program() {
    return analysis
        .contents()
        .manifest()
        .map(manifest -> manifest.origin().program())
        .orElse(Map.of())
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByKey())
        .map(sum -> new SetupFact(sum.getKey(), "SHA-256 " + sum.getValue()))
        .toList();
  }
}
