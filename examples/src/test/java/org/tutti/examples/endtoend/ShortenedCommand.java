package org.tutti.examples.endtoend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A documented command with the fewest launches and observations with which it still works.
 *
 * @param launcher such as {@code mpirun -np 2}; empty if the command starts Tutti itself
 * @param arguments of Tutti
 */
record ShortenedCommand(List<String> launcher, List<String> arguments) {
  private static final Pattern SELECTION = Pattern.compile("(Example|MPI_|ping-pong|--suite).*");
  private static final Set<String> FILES =
      Set.of("-o", "--output", "--html", "--junit", "--markdown");

  /** Campaigns whose launches are compared with each other. */
  private static final Set<String> WITH_TWO_LAUNCHES = Set.of("campaign", "camp", "one", "pair");

  static ShortenedCommand of(List<String> words) {
    List<String> arguments =
        new ArrayList<>(words.subList(words.indexOf("-jar") + 2, words.size()));
    String first = arguments.isEmpty() ? "" : arguments.get(0);
    boolean isLaunch =
        first.isEmpty() || first.startsWith("-") || SELECTION.matcher(first).matches();
    boolean isCampaign = first.equals("run") || first.equals("check") && arguments.contains("-np");
    if (isCampaign || arguments.contains("--launches")) {
      boolean two = WITH_TWO_LAUNCHES.contains(value(arguments, "--results"));
      set(arguments, "--launches", two ? "2" : "1");
    }
    if (isCampaign || isLaunch) {
      set(arguments, arguments.contains("--repetitions") ? "--repetitions" : "--nrep", "20");
    }
    if ((isLaunch || first.equals("run"))
        && arguments.stream().noneMatch(word -> SELECTION.matcher(word).matches())) {
      arguments.add("Example01Allreduce");
    }
    return new ShortenedCommand(words.subList(0, words.indexOf("java")), arguments);
  }

  /** The files that it writes where it is asked to. */
  List<Path> files() {
    return IntStream.range(1, arguments.size())
        .filter(index -> FILES.contains(arguments.get(index - 1)))
        .mapToObj(index -> Path.of(arguments.get(index)))
        .toList();
  }

  private static String value(List<String> arguments, String option) {
    int index = arguments.indexOf(option);
    return index < 0 ? "" : arguments.get(index + 1);
  }

  private static void set(List<String> arguments, String option, String value) {
    int index = arguments.indexOf(option);
    if (index < 0) {
      arguments.addAll(List.of(option, value));
    } else {
      arguments.set(index + 1, value);
    }
  }
}
