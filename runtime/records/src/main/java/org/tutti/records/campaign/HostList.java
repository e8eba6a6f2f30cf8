package org.tutti.records.campaign;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * The hosts of a launch, in one form for all launchers.
 *
 * @param places the number of ranks that each host may have, in the order in which they are filled;
 *     empty if the launcher decides
 * @param remoteShell the program that starts processes on other hosts, called with the name of a
 *     host and a command; empty for the launcher's own
 */
public record HostList(Map<String, Integer> places, Optional<String> remoteShell) {
  /** The launcher decides. */
  public static final HostList OPEN = new HostList(Map.of(), Optional.empty());

  /** No host's name can be taken for an option. */
  private static final Pattern HOST =
      Pattern.compile("(?<name>[A-Za-z0-9][A-Za-z0-9._-]*)(:(?<ranks>[1-9]\\d{0,5}))?");

  /** Longest file of hosts. */
  private static final int MAX_BYTES = 1 << 20;

  public HostList {
    places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
  }

  /**
   * Reads a list such as {@code h1:2,h2:2}; a host without a number has one place.
   *
   * @throws TuttiException 235 if it is of another form or names a host twice
   */
  public static HostList parse(String text) {
    Map<String, Integer> places = new LinkedHashMap<>();
    for (String item : text.split(",", -1)) {
      Matcher host = HOST.matcher(item.strip());
      if (!host.matches()) {
        throw malformed("'" + item + "' is not a host with its number of ranks.");
      }
      String ranks = Optional.ofNullable(host.group("ranks")).orElse("1");
      if (places.put(host.group("name"), Integer.parseInt(ranks)) != null) {
        throw malformed("The host '" + host.group("name") + "' is named twice.");
      }
    }
    return new HostList(places, Optional.empty());
  }

  /**
   * Reads a file with a host on each line, as in {@code h1:2} or {@code h1 slots=2}; what follows a
   * {@code #} is a comment.
   *
   * @throws TuttiException 235 if it cannot be read, or as {@link #parse}
   */
  public static HostList ofFile(Path file) {
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw malformed(
            "The file of hosts '" + file + "' has more than " + (MAX_BYTES >> 10) + " KiB.");
      }
      String hosts =
          new String(bytes, StandardCharsets.UTF_8)
              .lines()
              .map(line -> line.replaceFirst("#.*", "").strip())
              .filter(line -> !line.isEmpty())
              .map(line -> line.replaceFirst("\\s+slots\\s*=\\s*", ":"))
              .collect(Collectors.joining(","));
      return parse(hosts);
    } catch (IOException e) {
      throw malformed("The file of hosts '" + file + "' cannot be read: " + e + ".");
    }
  }

  /** With a remote shell. */
  public HostList withRemoteShell(String program) {
    return new HostList(places, Optional.of(program));
  }

  /** Whether the launcher decides. */
  public boolean isOpen() {
    return places.isEmpty();
  }

  /** The list as it is parsed. */
  public String text() {
    return places.entrySet().stream()
        .map(host -> host.getKey() + ":" + host.getValue())
        .collect(Collectors.joining(","));
  }

  /**
   * Refuses more ranks than there are places.
   *
   * @throws TuttiException 235 if so
   */
  public void checkSize(int processes) {
    long most = places.values().stream().mapToLong(Integer::longValue).sum();
    if (!isOpen() && processes > most) {
      throw HostProblem.HOSTS_MALFORMED.error(
          "The hosts " + text() + " have room for " + most + " ranks, not for " + processes + ".",
          "Give more hosts, larger numbers behind their names, or a smaller -np.");
    }
  }

  /**
   * The host of each rank.
   *
   * @param cyclic whether consecutive ranks are on different hosts, as far as these have places
   *     left, instead of on the same
   */
  public List<String> ofRanks(int processes, boolean cyclic) {
    List<String> ranks = new ArrayList<>();
    if (!cyclic) {
      places.forEach(
          (host, number) ->
              ranks.addAll(Collections.nCopies(Math.min(number, processes - ranks.size()), host)));
    }
    for (int turn = 1; cyclic && ranks.size() < processes; turn++) {
      int now = turn;
      places.forEach(
          (host, number) -> {
            if (number >= now) {
              ranks.add(host);
            }
          });
    }
    return List.copyOf(ranks.subList(0, processes));
  }

  private static TuttiException malformed(String what) {
    return HostProblem.HOSTS_MALFORMED.error(
        what, "Write hosts with their numbers of ranks as in h1:2,h2:2, each once.");
  }
}
