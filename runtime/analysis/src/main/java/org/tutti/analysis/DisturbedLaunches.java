package org.tutti.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.tutti.analysis.disturbance.HostDisturbance;
import org.tutti.analysis.disturbance.ProgramNames;
import org.tutti.analysis.disturbance.Reach;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.OtherProgram;

/** Names what disturbed launches: one finding per cause and host. */
final class DisturbedLaunches {
  /** A host in a launch, by its number. */
  private record Disturbed(int launch, HostDisturbance host, List<OtherProgram> programs) {}

  private DisturbedLaunches() {}

  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<String, List<Disturbed>> hosts = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      launch
          .completion()
          .ifPresent(
              completion ->
                  HostDisturbance.of(launch.header().ranks(), completion.ranks())
                      .forEach(
                          host ->
                              hosts
                                  .computeIfAbsent(host.host(), name -> new ArrayList<>())
                                  .add(disturbed(launch, host, completion))));
    }
    List<MergedWarning> findings = new ArrayList<>();
    hosts.values().forEach(all -> findings.addAll(causes(all)));
    return findings;
  }

  private static Disturbed disturbed(
      LaunchAnalysis launch, HostDisturbance host, Completion completion) {
    return new Disturbed(
        launch.file().launch().number(),
        host,
        completion.programs().stream()
            .filter(program -> program.host().equals(host.host()))
            .toList());
  }

  private static List<MergedWarning> causes(List<Disturbed> all) {
    List<MergedWarning> findings = new ArrayList<>();
    List<Disturbed> crowded = only(all, HostDisturbance::hasOtherPrograms);
    if (!crowded.isEmpty()) {
      double seconds = sum(crowded, HostDisturbance::seconds);
      double share = sum(crowded, HostDisturbance::otherSeconds) / seconds;
      findings.add(
          finding(
              FindingProblem.OTHER_PROGRAMS,
              crowded,
              reach(all, HostDisturbance::hasOtherPrograms, HostDisturbance::otherShare),
              "other programs took %.1f cores for %.1f s, in which a rank on host %s waited %.1f s for"
                  + " its processor: %s",
              share,
              seconds,
              crowded.get(0).host().host(),
              sum(crowded, HostDisturbance::waitedSeconds),
              ProgramNames.of(
                  crowded.stream().flatMap(each -> each.programs().stream()).toList(),
                  sum(crowded, HostDisturbance::otherSeconds))));
    }
    List<Disturbed> stolen = only(all, HostDisturbance::isStolen);
    if (!stolen.isEmpty()) {
      findings.add(
          finding(
              FindingProblem.PROCESSORS_STOLEN,
              stolen,
              reach(all, HostDisturbance::isStolen, HostDisturbance::stolenShare),
              "the host of the virtual machine %s took %.2f s of processor time from it within"
                  + " %.1f s",
              stolen.get(0).host().host(),
              sum(stolen, HostDisturbance::stolenSeconds),
              sum(stolen, HostDisturbance::seconds)));
    }
    List<Disturbed> throttled = only(all, HostDisturbance::isThrottled);
    if (!throttled.isEmpty()) {
      findings.add(
          finding(
              FindingProblem.PROCESSORS_THROTTLED,
              throttled,
              reach(all, HostDisturbance::isThrottled, HostDisturbance::throttledShare),
              "the processors of host %s were slowed down: for %.2f s by a quota, %.0f times by"
                  + " heat",
              throttled.get(0).host().host(),
              sum(throttled, HostDisturbance::throttledSeconds),
              sum(throttled, HostDisturbance::heatEvents)));
    }
    return findings;
  }

  private static List<Disturbed> only(List<Disturbed> all, Predicate<HostDisturbance> cause) {
    return all.stream().filter(each -> cause.test(each.host())).toList();
  }

  private static Reach reach(
      List<Disturbed> all,
      Predicate<HostDisturbance> cause,
      ToDoubleFunction<HostDisturbance> share) {
    return Reach.of(
        all.stream()
            .mapToDouble(each -> cause.test(each.host()) ? share.applyAsDouble(each.host()) : 0)
            .toArray());
  }

  private static double sum(List<Disturbed> all, ToDoubleFunction<HostDisturbance> figure) {
    return all.stream().mapToDouble(each -> figure.applyAsDouble(each.host())).sum();
  }

  private static MergedWarning finding(
      FindingProblem problem,
      List<Disturbed> launches,
      Reach reach,
      String text,
      Object... values) {
    return new MergedWarning(
        problem,
        String.format(Locale.ROOT, text, values) + ", in " + numbers(launches),
        List.of(),
        launches.size(),
        reach);
  }

  /** The launches, those in a row as a range. */
  private static String numbers(List<Disturbed> launches) {
    List<String> ranges = new ArrayList<>();
    int from = 0;
    for (int index = 1; index <= launches.size(); index++) {
      boolean ends =
          index == launches.size()
              || launches.get(index).launch() != launches.get(index - 1).launch() + 1;
      if (ends) {
        int first = launches.get(from).launch();
        int last = launches.get(index - 1).launch();
        ranges.add(first == last ? Integer.toString(first) : first + " to " + last);
        from = index;
      }
    }
    return Counted.noun(launches.size(), "launch") + " " + String.join(", ", ranges);
  }
}
