package org.tutti.bench.phasesoverranks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.lab.analyze.model.LatencyBandwidth;
import org.tutti.lab.analyze.model.ScalingModel;

/**
 * The model of each phase in a result, as Markdown: in proportion to the logarithm of the number of
 * ranks or to the number of other ranks, whichever fits better.
 */
public final class PhaseModels {
  private static final int FAR = 16_384;

  /** A model that is farther from a time is none, and says nothing about more ranks. */
  private static final double MAX_RESIDUAL = 0.1;

  /** With fewer ranks than that, most repetitions meet none of the delays of the network. */
  private static final int MIN = 16;

  private PhaseModels() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, TreeMap<Double, Double>> phases = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.split(",", -1);
      if (Integer.parseInt(words[0]) >= MIN) {
        phases
            .computeIfAbsent(words[1], name -> new TreeMap<>())
            .put(Double.valueOf(words[0]), Double.valueOf(words[2]));
      }
    }
    System.out.println(
        "| phase | ms with p ranks | largest residual | ms with 512 | model with 16,384 |");
    System.out.println("|---|---|---|---|---|");
    phases.forEach((name, times) -> print(name, times));
  }

  private static void print(String name, TreeMap<Double, Double> times) {
    double[] ranks = times.keySet().stream().mapToDouble(Double::doubleValue).toArray();
    double[] others = Arrays.stream(ranks).map(p -> p - 1).toArray();
    double[] millis = times.values().stream().mapToDouble(Double::doubleValue).toArray();
    ScalingModel tree = ScalingModel.of(ranks, millis);
    LatencyBandwidth line = LatencyBandwidth.of(others, millis);
    boolean isTree = tree.largestResidual() <= line.largestResidual();
    double residual = isTree ? tree.largestResidual() : line.largestResidual();
    boolean fits = residual <= MAX_RESIDUAL;
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.1f %% | %.3f | %s |%n",
        name,
        fits ? (isTree ? text(tree) : text(line)) : "neither",
        100 * residual,
        times.lastEntry().getValue(),
        fits ? String.format(Locale.ROOT, "%,.0f", isTree ? tree.at(FAR) : line.at(FAR - 1)) : "");
  }

  private static String text(ScalingModel tree) {
    String shared =
        tree.parallel() > 0 ? String.format(Locale.ROOT, " + %.1f / p", tree.parallel()) : "";
    return String.format(Locale.ROOT, "%.1f + %.1f log2 p", tree.serial(), tree.perDoubling())
        + shared;
  }

  private static String text(LatencyBandwidth line) {
    return String.format(Locale.ROOT, "%.2f + %.3f (p - 1)", line.latency(), line.perByte());
  }
}
