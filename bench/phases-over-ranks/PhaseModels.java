package org.tutti.bench.phasesoverranks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.stats.model.LatencyBandwidth;
import org.tutti.stats.model.ScalingModel;

/**
 * The model of each phase in a result, as Markdown: in proportion to the logarithm of the number of
 * ranks or to the number itself, whichever fits better.
 */
public final class PhaseModels {
  private static final int FAR = 16_384;

  private PhaseModels() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, TreeMap<Double, Double>> phases = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.split(",", -1);
      phases
          .computeIfAbsent(words[1], name -> new TreeMap<>())
          .put(Double.valueOf(words[0]), Double.valueOf(words[2]));
    }
    System.out.println(
        "| phase | ms with p ranks | largest residual | measured with 512 | model with 16,384 |");
    System.out.println("|---|---|---|---|---|");
    phases.forEach((name, times) -> print(name, times));
  }

  private static void print(String name, TreeMap<Double, Double> times) {
    double[] ranks = times.keySet().stream().mapToDouble(Double::doubleValue).toArray();
    double[] millis = times.values().stream().mapToDouble(Double::doubleValue).toArray();
    ScalingModel tree = ScalingModel.of(ranks, millis);
    LatencyBandwidth line = LatencyBandwidth.of(ranks, millis);
    boolean isTree = tree.largestResidual() <= line.largestResidual();
    String model =
        isTree
            ? String.format(
                Locale.ROOT, "%.4g + %.4g log2 p", tree.serial(), tree.perDoubling())
                + (tree.parallel() > 0
                    ? String.format(Locale.ROOT, " + %.3g / p", tree.parallel())
                    : "")
            : String.format(Locale.ROOT, "%.4g + %.4g p", line.latency(), line.perByte());
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %.0f %% | %.4g | %.4g |%n",
        name,
        model,
        100 * (isTree ? tree.largestResidual() : line.largestResidual()),
        times.lastEntry().getValue(),
        isTree ? tree.at(FAR) : line.at(FAR));
  }
}
