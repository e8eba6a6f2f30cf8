package org.tutti.analysis;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.control.TunedAlgorithm;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.MessageSize;
import org.tutti.records.launch.RankPlacement;

/**
 * Cells in which two sides have different parameters of Open MPI's algorithms, and run the same one
 * nevertheless: it is then compared with itself.
 */
public final class SameAlgorithms {
  private static final String PARAMETERS = "coll_tuned_";

  private SameAlgorithms() {}

  /** The algorithm of a cell, if all launches that have read their parameters tell the same. */
  static Optional<TunedAlgorithm> of(Collection<LaunchHeader> headers, CellKey key) {
    Set<Optional<TunedAlgorithm>> found = new HashSet<>();
    for (LaunchHeader header : headers) {
      if (!header.environment().controls().isEmpty()) {
        found.add(of(header, key));
      }
    }
    return found.size() == 1 ? found.iterator().next() : Optional.empty();
  }

  private static Optional<TunedAlgorithm> of(LaunchHeader header, CellKey key) {
    boolean isOneHost = header.ranks().stream().map(RankPlacement::host).distinct().count() == 1;
    String members = key.parameters().getOrDefault("members", "");
    return TunedAlgorithm.of(
        header.library().version(),
        header.environment().controls(),
        key.operation(),
        members.matches("\\d{1,9}") ? Integer.parseInt(members) : key.processes(),
        key.msize(),
        isOneHost);
  }

  /** The algorithm that both run though their parameters differ; empty if they run two, or one. */
  public static Optional<String> of(
      Collection<LaunchHeader> a, Collection<LaunchHeader> b, CellKey key) {
    return parameters(a).equals(parameters(b))
        ? Optional.empty()
        : of(a, key).filter(one -> of(b, key).equals(Optional.of(one))).map(TunedAlgorithm::name);
  }

  private static Set<Map<String, String>> parameters(Collection<LaunchHeader> headers) {
    Set<Map<String, String>> all = new HashSet<>();
    for (LaunchHeader header : headers) {
      Map<String, String> own = new TreeMap<>(header.environment().controls());
      own.keySet().removeIf(name -> !name.startsWith(PARAMETERS));
      if (!own.isEmpty()) {
        all.add(own);
      }
    }
    return all;
  }

  /** One warning for each two treatments of a campaign that run the same algorithm somewhere. */
  static List<MergedWarning> of(List<LaunchAnalysis> launches) {
    Map<Map<String, String>, List<LaunchAnalysis>> treatments = new LinkedHashMap<>();
    for (LaunchAnalysis launch : launches) {
      treatments
          .computeIfAbsent(launch.header().identity().levels(), levels -> new ArrayList<>())
          .add(launch);
    }
    List<MergedWarning> warnings = new ArrayList<>();
    List<Map<String, String>> levels = List.copyOf(treatments.keySet());
    for (int a = 0; a < levels.size(); a++) {
      for (int b = a + 1; b < levels.size(); b++) {
        List<LaunchAnalysis> ofA = treatments.get(levels.get(a));
        List<LaunchAnalysis> ofB = treatments.get(levels.get(b));
        Set<CellKey> both = cells(ofA);
        both.retainAll(cells(ofB));
        String sides =
            " (" + new Treatment(levels.get(a)) + " and " + new Treatment(levels.get(b)) + ")";
        remarks(headers(ofA), headers(ofB), both).stream()
            .map(
                text ->
                    new MergedWarning(
                        FindingProblem.SAME_ALGORITHM,
                        text + sides,
                        List.of(),
                        ofA.size() + ofB.size()))
            .forEach(warnings::add);
      }
    }
    return warnings;
  }

  private static Set<CellKey> cells(List<LaunchAnalysis> launches) {
    return launches.stream()
        .flatMap(launch -> launch.cells().stream())
        .map(cell -> cell.identity().key())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static List<LaunchHeader> headers(List<LaunchAnalysis> launches) {
    return launches.stream().map(LaunchAnalysis::header).toList();
  }

  /** What is to be said of these cells of two sides with different parameters. */
  public static List<String> remarks(
      Collection<LaunchHeader> a, Collection<LaunchHeader> b, Collection<CellKey> cells) {
    Map<String, List<String>> sizes = new TreeMap<>();
    for (CellKey key : cells) {
      of(a, b, key)
          .ifPresent(
              algorithm ->
                  sizes
                      .computeIfAbsent(
                          String.format(
                              Locale.ROOT,
                              " and %d processes, Open MPI runs %s for %s on both sides, so a"
                                  + " function is compared with itself",
                              key.processes(),
                              algorithm,
                              operation(key)),
                          text -> new ArrayList<>())
                      .add(MessageSize.text(key.msize())));
    }
    List<String> remarks = new ArrayList<>();
    sizes.forEach(
        (text, at) ->
            remarks.add("at " + String.join(", ", at.stream().distinct().toList()) + text));
    return remarks;
  }

  private static String operation(CellKey key) {
    String name = key.operation();
    return "MPI_" + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
  }
}
