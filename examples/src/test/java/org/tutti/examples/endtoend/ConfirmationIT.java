package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.gate.GateOutcome;

/** A gate that measures two jars alternately again, of which one is really slower. */
@Tag("all")
class ConfirmationIT {
  /** The shortest launches. */
  private static final String MEASURED =
      " -np 2 --mpi inprocess --nrep 9 --warmup 1 *DelayedBenchmark* ";

  @TempDir private Path directory;

  /** A jar of these tests' benchmarks whose delay is this. */
  private Path jar(String name, int millis) throws IOException {
    Path files = Files.createDirectories(directory.resolve(name));
    Files.writeString(files.resolve(DelayedBenchmark.FILE), Integer.toString(millis));
    Manifest manifest = new Manifest();
    Attributes main = manifest.getMainAttributes();
    main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    main.put(Attributes.Name.MAIN_CLASS, "org.tutti.cli.Main");
    main.putValue("Enable-Native-Access", "ALL-UNNAMED");
    main.put(
        Attributes.Name.CLASS_PATH,
        files.toUri() + " " + Tutti.JAR.toUri() + " " + Tutti.TEST_CLASSES.toUri());
    Path jar = directory.resolve(name + ".jar");
    try (OutputStream output = Files.newOutputStream(jar)) {
      new JarOutputStream(output, manifest).close();
    }
    return jar;
  }

  private Tutti.Ended run(Path jar, String line) throws Exception {
    return Tutti.alone(directory).withJar(jar).line(line);
  }

  private void measure(Path jar, String results, int launches) throws Exception {
    Tutti.Ended ended =
        run(jar, "run" + MEASURED + "--launches " + launches + " --results " + results);
    assertThat(ended.status()).as(ended.said()).isZero();
  }

  /** Two launches of each decide nothing, but the head seems slower. */
  @Test
  void aSlowerJarIsConfirmedByLaunchesOfBoth() throws Exception {
    Path base = jar("base", 0);
    Path head = jar("head", 20);
    measure(base, "night", 1);

    Tutti.Ended gate =
        run(
            head,
            "gate --baseline night --baseline-jar base.jar --launches 2 --confirm 9"
                + " --allow-untrustworthy --junit gate.xml");

    assertThat(gate.status()).as(gate.said()).isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(gate.sentences())
        .contains("Gate: regression.", "Measured again: ", ": confirmed.")
        .contains("measured again alternately, with 9, 18, or 36 launches of each side")
        .contains("head-after-night/confirm");
    assertThat(directory.resolve("gate.xml")).content().contains("<system-out>", ": confirmed.");
    Path again = directory.resolve("head-after-night/confirm");
    assertThat(again.resolve("manifest.json"))
        .content()
        .contains("revision", base.toString(), head.toString());
  }

  /**
   * What was seen is a regression; the programs of both campaigns are still there, and the user has
   * named them.
   */
  @Test
  void campaignsThatWereMeasuredBeforeAreConfirmedWithTheirPrograms() throws Exception {
    Path base = jar("base", 0);
    Path head = jar("head", 20);
    measure(base, "night", 5);
    measure(head, "candidate", 5);
    String gate = "gate --baseline night candidate --confirm 9 --allow-untrustworthy";

    Tutti.Ended confirmed = run(head, gate);
    assertThat(confirmed.status())
        .as(confirmed.said())
        .isEqualTo(GateOutcome.REGRESSION.exitStatus());
    assertThat(confirmed.sentences()).contains(": confirmed.", "candidate/confirm");

    Files.delete(head);
    Tutti.Ended gone = run(base, gate);
    assertThat(gone.status()).as(gone.said()).isIn(4, GateOutcome.NOT_CONFIRMED.exitStatus());
    assertThat(gone.sentences())
        .contains("[TUTTI-423]", "head.jar is missing", "was not measured again.");
  }
}
