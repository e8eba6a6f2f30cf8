import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * The medians of several programs beside each other, the first of which is the one to compare with.
 *
 * <p>Usage: Floor DIRECTORY OUTPUT, where DIRECTORY has a directory for each program with what it
 * printed in c-N.txt, Tutti's its {@code campaign}. OUTPUT gets the median of every launch.
 */
public class Floor {
  private static final List<String> PROGRAMS = List.of("c", "c-in-jvm", "bare", "tutti");
  private static final int RESAMPLES = 1000;

  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    List<Compare.Medians> medians = new ArrayList<>();
    List<String> rows = new ArrayList<>(List.of("program,operation,msize,launch,median_ns"));
    List<String> programs =
        PROGRAMS.stream().filter(program -> Files.exists(directory.resolve(program))).toList();
    for (String program : programs) {
      Compare.Medians of = read(directory.resolve(program));
      medians.add(of);
      of.forEach(
          (cell, launches) ->
              launches.forEach(
                  (n, median) ->
                      rows.add(
                          String.join(
                              ",", program, cell.operation(), "" + cell.bytes(), "" + n,
                              "" + median))));
    }
    Files.write(Path.of(arguments[1]), rows);
    System.out.println(
        "                                  medians of launches [ns]   of medians            "
            + "     of lower quartiles");
    System.out.println(
        "operation  msize  program   launches  median (quartiles)     ratio (95 %)          diff"
            + "  ratio  diff");
    for (Compare.Cell cell : medians.get(0).keySet()) {
      double[] base = Compare.array(medians.get(0).get(cell).values());
      for (int i = 0; i < programs.size(); i++) {
        print(cell, programs.get(i), base, Compare.array(medians.get(i).get(cell).values()));
      }
    }
  }

  private static Compare.Medians read(Path directory) throws IOException {
    Compare.Medians medians = new Compare.Medians();
    for (Path file : Compare.files(directory, "c-*.txt")) {
      Compare.readReference(file, medians);
    }
    for (Path file : Compare.files(directory, "campaign/launches/*.jsonl")) {
      Compare.readTutti(file, medians);
    }
    return medians;
  }

  private static void print(Compare.Cell cell, String program, double[] base, double[] values) {
    double[] ratios = ratiosOfResamples(base, values);
    double middle = Compare.quantile(base, 0.5);
    double low = Compare.quantile(base, 0.25);
    System.out.printf(
        Locale.ROOT,
        "%-9s %6d  %-8s  %8d  %6.1f (%5.1f %5.1f)  %.3f (%.3f to %.3f) %5.1f  %.3f %5.1f%n",
        cell.operation(), cell.bytes(), program, values.length,
        Compare.quantile(values, 0.5), Compare.quantile(values, 0.25),
        Compare.quantile(values, 0.75), Compare.quantile(values, 0.5) / middle,
        Compare.quantile(ratios, 0.025), Compare.quantile(ratios, 0.975),
        Compare.quantile(values, 0.5) - middle, Compare.quantile(values, 0.25) / low,
        Compare.quantile(values, 0.25) - low);
  }

  /** Ratios of medians of launches drawn again, with replacement (the percentile bootstrap). */
  private static double[] ratiosOfResamples(double[] base, double[] values) {
    Random random = new Random(1);
    double[] ratios = new double[RESAMPLES];
    for (int i = 0; i < RESAMPLES; i++) {
      ratios[i] =
          Compare.quantile(resample(values, random), 0.5)
              / Compare.quantile(resample(base, random), 0.5);
    }
    return ratios;
  }

  private static double[] resample(double[] values, Random random) {
    return random.ints(values.length, 0, values.length).mapToDouble(i -> values[i]).toArray();
  }
}
