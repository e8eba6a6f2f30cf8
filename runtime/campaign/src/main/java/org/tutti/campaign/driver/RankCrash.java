package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tutti.rank.jvm.RankJvmOptions;
import org.tutti.records.launch.Heartbeats;
import org.tutti.records.launch.LaunchPosition;
import org.tutti.records.launch.RankPlacement;

/**
 * The crash of the JVM of a rank, such as in a native library, by the file in which the JVM tells
 * it. That file is beside the others of the attempt.
 *
 * @param rank which rank; empty if it crashed before it had told where it is
 * @param place where it was; empty if that is not known
 * @param cause signal and innermost frame
 * @param file what the JVM wrote
 */
record RankCrash(OptionalInt rank, Optional<LaunchPosition> place, String cause, Path file) {
  private static final Pattern NAME = Pattern.compile("hs_err_pid(\\d{1,10})\\.log");
  private static final Pattern SIGNAL = Pattern.compile("(?m)^#  ?(SIG\\w+|Internal Error\\b.*)");
  private static final Pattern FRAME = Pattern.compile("# Problematic frame:\\R# (.*)");

  /** The beginning of the file has all that is looked for. */
  private static final int MAX_BYTES = 4096;

  /** The option by which a JVM writes that file into a directory, if it can. */
  static String option(Path directory) {
    return RankJvmOptions.CRASH_FILE + directory.resolve("hs_err_pid%p.log");
  }

  /** The crash of the lowest rank that crashed in an attempt; empty if none did. */
  static Optional<RankCrash> of(Attempt attempt) {
    try (Stream<Path> files = Files.list(attempt.path())) {
      List<RankPlacement> ranks = attempt.placements();
      return files
          .filter(file -> NAME.matcher(file.getFileName().toString()).matches())
          .map(file -> of(file, ranks, attempt.path()))
          .min(Comparator.comparingInt(crash -> crash.rank().orElse(Integer.MAX_VALUE)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static RankCrash of(Path file, List<RankPlacement> ranks, Path attempt) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    long pid = name.matches() ? Long.parseLong(name.group(1)) : 0;
    OptionalInt rank =
        ranks.stream().filter(known -> known.pid() == pid).mapToInt(RankPlacement::rank).findAny();
    Optional<LaunchPosition> place =
        rank.stream()
            .mapToObj(one -> Heartbeats.in(attempt).last().get(one))
            .filter(Objects::nonNull)
            .findFirst();
    return new RankCrash(rank, place, cause(file), file);
  }

  private static String cause(Path file) {
    String text;
    try (var input = Files.newInputStream(file)) {
      text = new String(input.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
    Matcher signal = SIGNAL.matcher(text);
    Matcher frame = FRAME.matcher(text);
    return (signal.find() ? signal.group(1).strip() : "")
        + (frame.find() ? " in " + frame.group(1).strip().replaceAll("\\s+", " ") : "");
  }

  /** The cell that it was in, as text. */
  Optional<String> cell() {
    return place.flatMap(LaunchPosition::ofCell);
  }

  /** The crash in words, with the file's name. */
  String words() {
    return "the JVM of "
        + (rank.isPresent() ? "rank " + rank.getAsInt() : "a rank")
        + " crashed"
        + place.map(position -> " " + position).orElse("")
        + (cause.isEmpty() ? "" : ": " + cause)
        + "; see "
        + file.getFileName();
  }
}
