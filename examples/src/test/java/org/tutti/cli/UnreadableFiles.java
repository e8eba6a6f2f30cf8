package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.file.Sha256;

/**
 * Runs every command that reads a campaign while one of its files cannot be read. It is a process
 * of its own, into which {@code unreadable.c} was preloaded.
 */
final class UnreadableFiles {
  private static final List<String> COMMANDS =
      List.of(
          "report DIR",
          "report DIR --format json",
          "report DIR --verbose",
          "export DIR",
          "export DIR --format csv-launches",
          "export DIR --format csv-ranks",
          "export DIR --format jmh",
          "analyze DIR",
          "export DIR --picture run-time",
          "export DIR --picture run-time -o OUT.svg",
          "check DIR",
          "compare DIR DIR",
          "compare SOUND DIR",
          "gate --baseline DIR SOUND",
          "gate --baseline SOUND DIR",
          "history DIR SOUND",
          "run --results DIR --trust-programs");

  private static final List<String> FILES =
      List.of("launches/0003.jsonl", "manifest.json", "journal.jsonl", "launches", "attempts");

  /** EIO, EACCES, ENFILE, ESTALE. */
  private static final Map<Integer, String> ERRORS =
      new TreeMap<>(
          Map.of(
              5, "Input/output error",
              13, "ermission denied",
              23, "Too many open files in system",
              116, "Stale file handle"));

  private final Path work;
  private final Path faults;
  private final CampaignDirectory campaign;

  private UnreadableFiles(Path work) {
    this.work = work;
    this.faults = Path.of(System.getenv("FAULTS"));
    this.campaign = new CampaignDirectory(work.resolve("campaign"));
  }

  public static void main(String[] arguments) throws IOException {
    new UnreadableFiles(Path.of(arguments[0])).run();
  }

  private void run() throws IOException {
    CampaignDirectory sound = new CampaignDirectory(work.resolve("sound"));
    SampleCampaign.write(sound, 6);
    PlannedCampaign.of(sound, Manifests.of(6));
    SampleCampaign.write(campaign, 6);
    PlannedCampaign.of(campaign, Manifests.of(7));
    Files.createDirectories(campaign.attempt(7, 1));
    Files.writeString(
        campaign.journal(),
        Files.readString(campaign.journal())
                .lines()
                .reduce((one, other) -> other)
                .orElseThrow()
                .replace("\"finished\"", "\"started\"")
                .replace("\"launch\":6", "\"launch\":7")
            + "\n",
        StandardOpenOption.APPEND);
    Map<String, String> before = contents();
    int faulty = 0;
    for (String file : FILES) {
      for (Map.Entry<Integer, String> error : ERRORS.entrySet()) {
        for (String call : List.of("open", "read", "stat")) {
          boolean isDirectory = !file.contains(".");
          if (isDirectory && call.equals("read")) {
            continue;
          }
          // Commands are many and slow, so each meets some of the errors.
          for (int index = faulty % 3; index < COMMANDS.size(); index += 3) {
            check(
                COMMANDS.get(index),
                error.getKey() + " " + call + " campaign/" + file,
                error.getValue());
            assertThat(contents()).isEqualTo(before);
          }
          faulty++;
        }
      }
    }
    System.out.println(faulty + " faults");
  }

  private void check(String command, String fault, String cause) throws IOException {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    Files.writeString(faults, fault);
    int status;
    try {
      status =
          Main.run(
              new PrintWriter(output, true),
              new PrintWriter(errors, true),
              System.getenv(),
              arguments(command));
    } finally {
      Files.writeString(faults, "");
    }
    String said = (output + " " + errors).replaceAll("\\s+", " ");
    assertThat(status).as(command + ", " + fault + ": " + said).isIn(65, 5);
    assertThat(said).as(command + ", " + fault).contains("[TUTTI-137]").contains(cause);
  }

  private String[] arguments(String command) {
    List<String> words = new ArrayList<>();
    for (String word : command.split(" ")) {
      words.add(
          switch (word) {
            case "DIR" -> campaign.path().toString();
            case "SOUND" -> work.resolve("sound").toString();
            case "OUT.svg" -> work.resolve("out.svg").toString();
            default -> word;
          });
    }
    return words.toArray(String[]::new);
  }

  private Map<String, String> contents() throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(campaign.path())) {
      for (Path file : files.filter(file -> !file.equals(campaign.lock())).toList()) {
        contents.put(
            campaign.path().relativize(file).toString(),
            Files.isDirectory(file) ? "" : Sha256.of(Files.readAllBytes(file)));
      }
    }
    return contents;
  }
}
