package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.campaign.opening.BrokenResults;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;

/**
 * Damages a campaign at random, again and again, and reads it by the commands that read campaigns.
 * Of the observations that were made, each is shown at most once and unchanged, and whatever is not
 * shown is said. Reading changes nothing; a driver that continues loses nothing that was whole. It
 * is a process of its own, into which {@code unreadable.c} was preloaded.
 *
 * <p>Arguments: a directory, number of damages, seed, and a file for a record of them.
 */
final class DamagedFiles {
  private static final int LAUNCHES = 6;

  /** Number of a launch by hand, for which no journal vouches. */
  private static final int BY_HAND = 7;

  /** Each damage meets the first and two of the others, which are drawn. */
  private static final List<String> COMMANDS =
      List.of(
          "export DIR",
          "export DIR --format csv-launches",
          "report DIR",
          "report DIR --format json",
          "analyze DIR",
          "export DIR --picture run-time",
          "check DIR",
          "compare SOUND DIR",
          "history DIR SOUND",
          "gate --baseline DIR SOUND",
          "gate --baseline SOUND DIR");

  /** EIO, EACCES, ENFILE, ESTALE. */
  private static final List<Integer> ERRORS = List.of(5, 13, 23, 116);

  private static final Pattern KEY = Pattern.compile("\"\\w+\" ?: ?");
  private static final Pattern ORIGIN =
      Pattern.compile("\"campaign\":\"([^\"]*)\".*?\"attempt\":(\\d+)");
  private static final Pattern IDENTIFIER = Pattern.compile("TUTTI-\\d{3}");
  private static final StandardCopyOption REPLACE = StandardCopyOption.REPLACE_EXISTING;

  private final Path work;
  private final Random random;
  private final Optional<Path> record;
  private final Path faults = Path.of(System.getenv("FAULTS"));
  private final Path sound;
  private final Path other;
  private final Path damaged;
  private final Set<String> rows;

  private DamagedFiles(Path work, long seed, Optional<Path> record) throws IOException {
    this.work = work;
    this.random = new Random(seed);
    this.record = record;
    this.sound = campaign("sound", "1");
    this.other = campaign("other", "2");
    this.damaged = work.resolve("damaged");
    this.rows = new HashSet<>(run("export DIR", sound).output().lines().toList());
    assertThat(rows).hasSize(1 + BY_HAND * SampleCampaign.CELLS * SampleCampaign.OBSERVATIONS);
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Optional<Path> record =
        arguments.length > 3 ? Optional.of(Path.of(arguments[3])) : Optional.empty();
    int count = Integer.parseInt(arguments[1]);
    new DamagedFiles(Path.of(arguments[0]), Long.parseLong(arguments[2]), record).run(count);
    System.out.println(count + " damages");
  }

  private Path campaign(String name, String sizes) throws IOException {
    CampaignDirectory directory = new CampaignDirectory(work.resolve(name));
    SampleCampaign.write(directory, BY_HAND);
    PlannedCampaign.of(directory, Manifests.ofSizes(LAUNCHES, sizes));
    for (int launch = 1; launch <= LAUNCHES; launch++) {
      Files.createDirectories(directory.attempt(launch, 1));
    }
    return directory.path();
  }

  private void run(int count) throws IOException, InterruptedException {
    note("damage,file,rows of export,status of export,identifiers");
    for (int number = 0; number < count; number++) {
      Files.writeString(faults, "");
      CampaignTree.removeAll(damaged);
      CampaignTree.copy(sound, damaged);
      // Every damage meets every kind of file before chance decides.
      FileDamage damage = FileDamage.values()[number % FileDamage.values().length];
      String file =
          switch (number / FileDamage.values().length % 4) {
            case 0 -> "manifest.json";
            case 1 -> "journal.jsonl";
            default -> String.format("launches/%04d.jsonl", 1 + random.nextInt(BY_HAND));
          };
      String what = number + ": " + damage + " of " + file;
      String fault = make(damage, damaged.resolve(file), file);
      read(what, damage, file, fault);
      if (!damage.isOfSystem()) {
        repair(what);
      }
    }
  }

  private void read(String what, FileDamage damage, String file, String fault) throws IOException {
    Map<String, String> before = CampaignTree.contents(damaged);
    List<String> commands = new ArrayList<>(COMMANDS.subList(1, COMMANDS.size()));
    Collections.shuffle(commands, random);
    commands = new ArrayList<>(commands.subList(0, 2));
    commands.add(0, COMMANDS.get(0));
    for (String command : commands) {
      Files.writeString(faults, fault);
      Ended ended = run(command, damaged);
      Files.writeString(faults, "");
      String told = what + ", " + command + ": " + ended.status() + " " + ended.said();
      assertThat(ended.said()).as(told).doesNotContain("TUTTI-009").doesNotContain("\tat ");
      // Sound campaigns have no guideline here, which is wrong usage.
      assertThat(ended.status())
          .as(told)
          .isIn(0, 1, command.startsWith("check") ? 2 : 0, 3, 4, 5, 65);
      assertThat(CampaignTree.contents(damaged)).as(told).isEqualTo(before);
      if (command.equals(COMMANDS.get(0))) {
        check(told, ended);
        assertThat(ended.status() != 0 || ended.output().lines().count() == rows.size())
            .as(told)
            .isTrue();
        note(
            String.join(
                ",",
                damage.name(),
                file.replaceAll("\\d+", "N"),
                Long.toString(ended.output().lines().skip(1).count()),
                Integer.toString(ended.status()),
                identifiers(ended.said())));
      }
    }
  }

  /** Nothing twice, nothing that was not measured, nothing left out without a word. */
  private void check(String told, Ended ended) {
    List<String> shown = ended.output().lines().toList();
    assertThat(shown).as(told).doesNotHaveDuplicates();
    assertThat(rows).as(told).containsAll(shown);
    if (shown.size() < rows.size()) {
      assertThat(ended.said()).as(told).contains("[TUTTI-");
    }
  }

  /** As a driver does that continues: what it cannot count it moves, and loses nothing. */
  private void repair(String what) throws IOException {
    CampaignDirectory campaign = new CampaignDirectory(damaged);
    Map<String, String> before = CampaignTree.contents(damaged);
    try {
      Manifest manifest = ManifestFile.required(campaign);
      List<String> told = BrokenResults.find(campaign, manifest).setAside();
      CampaignContents contents = CampaignContents.of(campaign);
      assertThat(contents.launches()).as(what).allMatch(LaunchFile::whole);
      assertThat(contents.launches().size() - contents.byHand() + contents.unfinished().size())
          .as(what)
          .isEqualTo(LAUNCHES);
      assertThat(BrokenResults.find(campaign, manifest).setAside()).as(what).isEmpty();
      Ended ended = run(COMMANDS.get(0), damaged);
      check(
          what + ", repaired: " + ended.said(),
          new Ended(ended.status(), ended.output(), ended.said() + String.join(" ", told)));
    } catch (TuttiException e) {
      // Only a person can say what to do, and nothing was changed.
      assertThat(e).as(what).hasMessageContaining("[TUTTI-");
      assertThat(CampaignTree.contents(damaged)).as(what).isEqualTo(before);
    }
    assertThat(CampaignTree.contents(damaged).values()).as(what).containsAll(before.values());
  }

  /** Returns what the preloaded library is to do. */
  private String make(FileDamage damage, Path file, String name)
      throws IOException, InterruptedException {
    byte[] bytes = Files.readAllBytes(file);
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    int line = random.nextInt(lines.size());
    switch (damage) {
      case CUT -> Files.write(file, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
      case EMPTIED -> Files.write(file, new byte[0]);
      case BYTE_CHANGED -> {
        bytes[random.nextInt(bytes.length)] ^= (byte) (1 + random.nextInt(255));
        Files.write(file, bytes);
      }
      case BYTES_CHANGED -> {
        int from = random.nextInt(bytes.length);
        for (int at = from; at < Math.min(bytes.length, from + 512); at++) {
          bytes[at] = (byte) random.nextInt();
        }
        Files.write(file, bytes);
      }
      case LINE_REMOVED -> {
        lines.remove(line);
        Files.write(file, lines);
      }
      case LINE_TWICE -> {
        lines.add(random.nextInt(lines.size() + 1), lines.get(line));
        Files.write(file, lines);
      }
      case LINES_SWAPPED -> {
        Collections.swap(lines, line, random.nextInt(lines.size()));
        Files.write(file, lines);
      }
      case TEXT_APPENDED ->
          Files.write(
              file, lines.get(line).getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
      case DELETED -> Files.delete(planned(file));
      case COPIED_OVER_ANOTHER -> Files.copy(file, another(file), REPLACE);
      case COPIED_AS_ANOTHER ->
          Files.copy(file, damaged.resolve("launches").resolve((8 + random.nextInt(9)) + ".jsonl"));
      case SWAPPED -> {
        Path second = another(file);
        byte[] its = Files.readAllBytes(second);
        Files.write(second, bytes);
        Files.write(file, its);
      }
      case OF_ANOTHER_CAMPAIGN -> Files.copy(other.resolve(name), file, REPLACE);
      case DIRECTORY_IN_ITS_PLACE -> {
        Files.delete(file);
        Files.createDirectory(file);
      }
      case PIPE_IN_ITS_PLACE -> {
        Files.delete(file);
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
      }
      case LINK_TO_NOTHING -> {
        Files.delete(file);
        Files.createSymbolicLink(file, work.resolve("nothing"));
      }
      case LINK_TO_ITSELF_ELSEWHERE -> {
        Path moved = Files.move(file, work.resolve("moved"), REPLACE);
        Files.createSymbolicLink(file, moved);
      }
      case KEY_TWICE -> {
        String text = Files.readString(file);
        List<MatchResult> keys = KEY.matcher(text).results().toList();
        MatchResult key = keys.get(random.nextInt(keys.size()));
        Files.writeString(
            file,
            text.substring(0, key.start()) + key.group() + "0," + text.substring(key.start()));
        seal(file);
      }
      case RECORD_TWICE -> {
        Path launch = launch(file);
        List<String> records = new ArrayList<>(Files.readAllLines(launch));
        int record = random.nextInt(records.size());
        records.add(random.nextInt(records.size()), records.get(record));
        Files.write(launch, records);
        seal(launch);
      }
      case COPIED_AS_A_LAUNCH_BY_HAND -> {
        Path copy = damaged.resolve("launches/0008.jsonl");
        Files.writeString(
            copy,
            Files.readString(launch(file))
                .replaceFirst("\"launch\":\\d+", "\"launch\":8")
                .replaceFirst("\"attempt\":\\d+", "\"attempt\":0"));
        seal(copy);
      }
      case REMOVED_WITH_ITS_ENTRIES -> {
        int number = 1 + random.nextInt(LAUNCHES);
        Path journal = damaged.resolve("journal.jsonl");
        List<String> entries = new ArrayList<>(Files.readAllLines(journal));
        entries.removeIf(entry -> entry.contains("\"launch\":" + number + ","));
        Files.write(journal, entries);
        Files.delete(damaged.resolve(String.format("launches/%04d.jsonl", number)));
      }
      case NO_PERMISSION -> {
        return "13 open damaged/" + name;
      }
      case ERROR_OF_OPEN, ERROR_OF_READ, ERROR_OF_STAT -> {
        String call = damage.name().substring("ERROR_OF_".length()).toLowerCase();
        return ERRORS.get(random.nextInt(ERRORS.size())) + " " + call + " damaged/" + name;
      }
    }
    return "";
  }

  /** A launch by hand that was removed is one that was not made. */
  private Path planned(Path file) {
    return file.endsWith(String.format("%04d.jsonl", BY_HAND))
        ? damaged.resolve(String.format("launches/%04d.jsonl", LAUNCHES))
        : file;
  }

  /** The file itself if it is that of a launch, or else one of them. */
  private Path launch(Path file) {
    return file.startsWith(damaged.resolve("launches"))
        ? file
        : damaged.resolve(String.format("launches/%04d.jsonl", 1 + random.nextInt(BY_HAND)));
  }

  /** Gives the file of a launch the checksum that it has now. */
  private static void seal(Path file) throws IOException {
    Matcher origin = ORIGIN.matcher(Files.readString(file));
    if (file.toString().contains("launches") && origin.find()) {
      PlannedCampaign.adopt(file, origin.group(1), Integer.parseInt(origin.group(2)));
    }
  }

  /** Another file of the campaign. */
  private Path another(Path file) {
    while (true) {
      String name =
          switch (random.nextInt(4)) {
            case 0 -> "manifest.json";
            case 1 -> "journal.jsonl";
            default -> String.format("launches/%04d.jsonl", 1 + random.nextInt(BY_HAND));
          };
      if (!damaged.resolve(name).equals(file)) {
        return damaged.resolve(name);
      }
    }
  }

  /** What a command returned and printed. */
  private record Ended(int status, String output, String said) {}

  private Ended run(String command, Path campaign) {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    String[] words =
        Arrays.stream(command.split(" "))
            .map(
                word ->
                    switch (word) {
                      case "DIR" -> campaign.toString();
                      case "SOUND" -> sound.toString();
                      default -> word;
                    })
            .toArray(String[]::new);
    int status =
        Main.run(new PrintWriter(output, true), new PrintWriter(errors, true), Map.of(), words);
    return new Ended(status, output.toString(), errors + " " + output);
  }

  private static String identifiers(String said) {
    return IDENTIFIER
        .matcher(said)
        .results()
        .map(MatchResult::group)
        .distinct()
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private void note(String line) throws IOException {
    if (record.isPresent()) {
      Files.writeString(
          record.get(), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }
}
