package org.tutti.bench.compilationcost;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compiles the same sources without and with Tutti's processor, and together with the harnesses as
 * if these were written by hand; turn by turn, each time in a javac of its own.
 *
 * <pre>
 * CompilationCost MIX BENCHMARKS ROUNDS EXAMPLES CLASSPATH PROCESSORPATH COPIER DIRECTORY
 * </pre>
 *
 * <p>MIX is {@code lessons}, the sources in the directory EXAMPLES copied into as many packages as
 * it takes, or {@code smallest}, one class per benchmark with nothing else in it: the worst case.
 * COPIER has the classes of CopyingProcessor.
 */
public final class CompilationCost {
  private static final Pattern BENCHMARK =
      Pattern.compile("^ +@(Collective|PointToPoint|Benchmark)\\(", Pattern.MULTILINE);
  private static final Path JAVAC = Path.of(System.getProperty("java.home"), "bin", "javac");

  private CompilationCost() {}

  public static void main(String[] args) throws Exception {
    int benchmarks = Integer.parseInt(args[1]);
    int rounds = Integer.parseInt(args[2]);
    Path directory = Path.of(args[7]);
    Path sources = directory.resolve("sources");
    delete(sources);
    int files =
        args[0].equals("lessons")
            ? lessons(Path.of(args[3]), sources, benchmarks)
            : smallest(sources, benchmarks);
    System.out.printf("# %s: %d benchmarks in %d classes%n", args[0], benchmarks, files);
    System.out.printf("# %s, %d rounds, seconds%n", System.getProperty("java.vm.version"), rounds);
    Path list = directory.resolve("sources.txt");
    list(list, sources);
    List<String> without = List.of("-proc:none", "@" + list);
    List<String> with = List.of("-processorpath", args[5], "@" + list);
    Path harnesses = directory.resolve("harnesses");
    delete(harnesses);
    Files.createDirectories(harnesses);
    List<String> generate = new ArrayList<>(with);
    generate.addAll(List.of("-proc:only", "-s", harnesses.toString()));
    compile(args[4], generate, directory);
    Path both = directory.resolve("both.txt");
    list(both, sources, harnesses);
    List<String> byHand = List.of("-proc:none", "@" + both);
    String copier = args[6];
    List<String> copied = copying(copier, harnesses, list);
    List<String> empty = copying(copier, empty(harnesses, directory.resolve("empty")), list);

    double[][] seconds = new double[rounds][];
    System.out.println("round,without,with,by hand,copied,empty");
    for (int round = 0; round < rounds; round++) {
      seconds[round] =
          new double[] {
            compile(args[4], without, directory),
            compile(args[4], with, directory),
            compile(args[4], byHand, directory),
            compile(args[4], copied, directory),
            compile(args[4], empty, directory)
          };
      System.out.printf(
          "%d,%.3f,%.3f,%.3f,%.3f,%.3f%n",
          round + 1,
          seconds[round][0],
          seconds[round][1],
          seconds[round][2],
          seconds[round][3],
          seconds[round][4]);
    }
    summarize("without the processor", seconds, row -> row[0]);
    summarize("with the processor", seconds, row -> row[1]);
    summarize("harnesses as if by hand, without the processor", seconds, row -> row[2]);
    summarize("harnesses copied by a processor that does nothing else", seconds, row -> row[3]);
    summarize("empty classes instead of harnesses, copied alike", seconds, row -> row[4]);
    summarize("with / without", seconds, row -> row[1] / row[0]);
    summarize("by hand / without", seconds, row -> row[2] / row[0]);
    summarize("with / by hand", seconds, row -> row[1] / row[2]);
    summarize("copied / without", seconds, row -> row[3] / row[0]);
    summarize("empty / without", seconds, row -> row[4] / row[0]);
  }

  private static List<String> copying(String copier, Path sources, Path list) {
    return List.of(
        "-processor",
        CopyingProcessor.class.getName(),
        "-processorpath",
        copier,
        "-J-Dcopied=" + sources,
        "@" + list);
  }

  /** Classes of the same names with nothing in them. */
  private static Path empty(Path harnesses, Path into) throws IOException {
    delete(into);
    try (Stream<Path> all = Files.walk(harnesses)) {
      for (Path file : all.filter(one -> one.toString().endsWith(".java")).toList()) {
        Path target = into.resolve(harnesses.relativize(file));
        Files.createDirectories(target.getParent());
        String name = file.getFileName().toString().replace(".java", "");
        String line = Files.readAllLines(file).get(0);
        Files.writeString(target, line + "\n\npublic final class " + name + " {}\n");
      }
    }
    return into;
  }

  private static void list(Path into, Path... directories) throws IOException {
    List<String> names = new ArrayList<>();
    for (Path directory : directories) {
      try (Stream<Path> all = Files.walk(directory)) {
        all.map(Path::toString).filter(name -> name.endsWith(".java")).sorted().forEach(names::add);
      }
    }
    Files.write(into, names);
  }

  /** Copies classes, each copy in a package of its own, until there are so many benchmarks. */
  private static int lessons(Path examples, Path sources, int benchmarks) throws IOException {
    List<Path> lessons;
    try (Stream<Path> files = Files.list(examples)) {
      lessons = files.filter(file -> file.toString().contains("Example")).sorted().toList();
    }
    int made = 0;
    int classes = 0;
    for (int copy = 0; made < benchmarks; copy++) {
      Path target = Files.createDirectories(sources.resolve("copy" + copy));
      for (Path lesson : lessons) {
        String text =
            Files.readString(lesson).replaceFirst("package [^;]+;", "package copy" + copy + ";");
        int here = (int) BENCHMARK.matcher(text).results().count();
        if (made + here <= benchmarks) {
          Files.writeString(target.resolve(lesson.getFileName()), text);
          made += here;
          classes++;
        }
      }
    }
    return classes;
  }

  private static int smallest(Path sources, int benchmarks) throws IOException {
    Path target = Files.createDirectories(sources.resolve("smallest"));
    for (int number = 0; number < benchmarks; number++) {
      Files.writeString(
          target.resolve("Case" + number + ".java"),
          """
          package smallest;

          import org.tutti.annotations.Collective;
          import org.tutti.annotations.Operation;
          import org.tutti.mpi.Communicator;
          import org.tutti.runtime.Message;

          public class Case%d {
            @Collective(Operation.BCAST)
            public void bcast(Communicator comm, Message message) {
              comm.bcast(message.send(), message.count(), message.datatype(), message.root());
            }
          }
          """
              .formatted(number));
    }
    return benchmarks;
  }

  private static double compile(String classpath, List<String> options, Path directory)
      throws IOException, InterruptedException {
    Path output = directory.resolve("classes");
    delete(output);
    Files.createDirectories(output);
    List<String> line = new ArrayList<>();
    line.add(JAVAC.toString());
    line.addAll(List.of("--release", "17", "-nowarn", "-d", output.toString(), "-cp", classpath));
    line.addAll(options);
    long start = System.nanoTime();
    run(line);
    return (System.nanoTime() - start) / 1e9;
  }

  private static void run(List<String> line) throws IOException, InterruptedException {
    Process javac = new ProcessBuilder(line).redirectErrorStream(true).start();
    String said = new String(javac.getInputStream().readAllBytes());
    if (javac.waitFor() != 0) {
      throw new IllegalStateException(said);
    }
  }

  private static void summarize(String what, double[][] rows, ToDoubleFunction<double[]> figure) {
    double[] sorted = Arrays.stream(rows).mapToDouble(figure).sorted().toArray();
    int middle = sorted.length / 2;
    double median =
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    System.out.printf(
        "# %s: median %.3f, from %.3f to %.3f%n",
        what, median, sorted[0], sorted[sorted.length - 1]);
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> all = Files.walk(directory)) {
      all.sorted(Comparator.reverseOrder())
          .forEach(
              path -> {
                try {
                  Files.delete(path);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
