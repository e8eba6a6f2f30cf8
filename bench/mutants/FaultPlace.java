package org.tutti.bench.mutants;

import java.nio.file.Path;

/** A place at which a source can be wrong, what stands there, and what stands there instead. */
record FaultPlace(Path file, int line, int position, String from, String to) {
  static FaultPlace of(String text) {
    String[] parts = text.split(",", -1);
    return new FaultPlace(
        Path.of(parts[0]),
        Integer.parseInt(parts[1]),
        Integer.parseInt(parts[2]),
        parts[3],
        parts[4]);
  }

  /** The folder of the module, in which the file is. */
  String module() {
    return file.toString().replaceFirst("/src/.*", "");
  }

  /** The class that knows which fault is switched on; each module has its own. */
  String switchClass() {
    return "fault." + Path.of(module()).getFileName() + ".Fault";
  }

  /** The source of that class. */
  String switchSource() {
    return """
    package %s;

    import java.io.IOException;
    import java.io.UncheckedIOException;
    import java.nio.file.Files;
    import java.nio.file.Path;
    import java.nio.file.StandardOpenOption;
    import java.util.List;

    /** Faults of a property or a variable are switched on; those reached go to FAULTS_REACHED. */
    public final class Fault {
      private static final String FILE = System.getenv("FAULTS_REACHED");
      private static final boolean[] REACHED = new boolean[100_000];
      private static final boolean[] ON = new boolean[100_000];

      static {
        String ofProcess = System.getenv().getOrDefault("FAULTS", "");
        String faults = System.getProperty("faults", ofProcess);
        for (String each : faults.isEmpty() ? List.<String>of() : List.of(faults.split(","))) {
          ON[Integer.parseInt(each)] = true;
        }
      }

      private Fault() {}

      public static boolean on(int number) {
        if (FILE != null && !REACHED[number]) {
          REACHED[number] = true;
          try {
            Files.writeString(
                Path.of(FILE), number + "\\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
        return ON[number];
      }
    }
    """
        .formatted(switchClass().replaceFirst("\\.Fault$", ""));
  }

  @Override
  public String toString() {
    return file + "," + line + "," + position + "," + from + "," + to;
  }
}
