package org.tutti.examples.endtoend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A documented command with the fewest launches, observations, and ranks with which it still works.
 * The ranks of a campaign are simulated unless it names a library or what belongs to one.
 *
 * @param launcher such as {@code mpirun -np 2}; empty if the command starts Tutti itself
 * @param arguments of Tutti
 */
record ShortenedCommand(List<String> launcher, List<String> arguments) {
  /** Of campaigns for a cluster, whose ranks are simulated then. */
  private static final int MAX_PROCESSES = 4;

  private static final Pattern SELECTION = Pattern.compile("(Example|MPI_|ping-pong|--suite).*");
  private static final Set<String> FILES =
      Set.of("-o", "--output", "--html", "--junit", "--markdown");

  /** What simulated ranks do not have, which need no warm-up and do not mind a busy host. */
  private static final Pattern OF_A_LIBRARY =
      Pattern.compile("--mpi|--mpi-library|(binding|library|mca:\\w+|mpi)=.*");

  /** Campaigns of which more than one launch is needed: their ratios have intervals, or spread. */
  private static final Map<String, Integer> LAUNCHES = Map.of("own", 8, "camp", 2, "one", 2);

  static ShortenedCommand of(List<String> words) {
    List<String> arguments =
        new ArrayList<>(words.subList(words.indexOf("-jar") + 2, words.size()));
    String first = arguments.isEmpty() ? "" : arguments.get(0);
    boolean isLaunch =
        first.isEmpty() || first.startsWith("-") || SELECTION.matcher(first).matches();
    boolean isCampaign = first.equals("run") || first.equals("check") && arguments.contains("-np");
    if (isCampaign || arguments.contains("--launches")) {
      int launches = LAUNCHES.getOrDefault(value(arguments, "--results"), 1);
      set(arguments, "--launches", Integer.toString(launches));
    }
    if (isCampaign && isNone(OF_A_LIBRARY, arguments)) {
      arguments.addAll(List.of("--mpi", "simulated"));
    }
    boolean isForMany = number(value(arguments, "-np")) > MAX_PROCESSES;
    if (isForMany) {
      set(arguments, "-np", Integer.toString(MAX_PROCESSES));
    }
    if ((isLaunch || isForMany) && arguments.contains("--msizes")) {
      set(arguments, "--msizes", "8");
    }
    if (isCampaign || isLaunch) {
      set(arguments, arguments.contains("--repetitions") ? "--repetitions" : "--nrep", "20");
    }
    if ((isLaunch || first.equals("run")) && isNone(SELECTION, arguments)) {
      arguments.add("Example01Allreduce");
    }
    return new ShortenedCommand(words.subList(0, words.indexOf("java")), arguments);
  }

  /** Whether its exit status is a judgment. */
  boolean judges() {
    return !arguments.isEmpty() && List.of("gate", "check").contains(arguments.get(0));
  }

  /** The files that it writes where it is asked to. */
  List<Path> files() {
    return IntStream.range(1, arguments.size())
        .filter(index -> FILES.contains(arguments.get(index - 1)))
        .mapToObj(index -> Path.of(arguments.get(index)))
        .toList();
  }

  private static boolean isNone(Pattern pattern, List<String> arguments) {
    return arguments.stream().noneMatch(argument -> pattern.matcher(argument).matches());
  }

  private static String value(List<String> arguments, String option) {
    int index = arguments.indexOf(option);
    return index < 0 ? "" : arguments.get(index + 1);
  }

  private static int number(String text) {
    return text.isEmpty() ? 0 : Integer.parseInt(text);
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
