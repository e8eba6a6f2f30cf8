package org.tutti.records.settings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** The same with Open MPI's keys, of which the first stands for the number. */
  private static final Pattern FILE_LINE =
      Pattern.compile(
          HOST.pattern()
              + "(\\s+slots\\s*=\\s*(?<slots>[1-9]\\d{0,5}))?"
              + "(\\s+max[-_]slots\\s*=\\s*\\d+)?");

  public HostList {
    places = Collections.unmodifiableMap(new LinkedHashMap<>(places));
  }

  /** Reads {@code @FILE} as a file, anything else as a list; errors as of those. */
  static HostList said(String text) {
    return text.startsWith("@") ? ofFile(Path.of(text.substring(1))) : parse(text);
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
   * Reads a file with a host on each line, as launchers do: {@code h1:2}, {@code h1 slots=2
   * max_slots=4}, or {@code h1}, which has one place. The places of lines with the same host are
   * added, as those of a batch system's file are. What follows a {@code #} is a comment. Since no
   * host gets more ranks than it has places, its most slots say nothing more.
   *
   * @throws TuttiException 235 if it cannot be read, names no host, or has something else
   */
  public static HostList ofFile(Path file) {
    Map<String, Integer> places = new LinkedHashMap<>();
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw malformed(
            "The file of hosts '" + file + "' has more than " + (MAX_BYTES >> 10) + " KiB.");
      }
      List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      for (int number = 1; number <= lines.size(); number++) {
        String line = lines.get(number - 1).replaceFirst("#.*", "").strip();
        if (!line.isEmpty()) {
          Matcher host = FILE_LINE.matcher(line);
          if (!host.matches()) {
            throw HostProblem.HOSTS_MALFORMED.error(
                "Line " + number + " of '" + file + "' is not a host: '" + line + "'.",
                "Write h1:2, h1 slots=2 max_slots=4, or h1 alone.");
          }
          String ranks =
              Stream.of(host.group("ranks"), host.group("slots"))
                  .filter(Objects::nonNull)
                  .findFirst()
                  .orElse("1");
          places.merge(host.group("name"), Integer.parseInt(ranks), Integer::sum);
        }
      }
    } catch (IOException e) {
      throw malformed("The file of hosts '" + file + "' cannot be read: " + e + ".");
    }
    if (places.isEmpty()) {
      throw malformed("The file of hosts '" + file + "' names no host.");
    }
    return new HostList(places, Optional.empty());
  }

  /** A copy with a remote shell. */
  public HostList withRemoteShell(String program) {
    return new HostList(places, Optional.of(program));
  }

  /** A copy without a remote shell. */
  public HostList alone() {
    return new HostList(places, Optional.empty());
  }

  /** The same hosts, of which the first comes last. */
  public HostList rotated() {
    Map<String, Integer> order = new LinkedHashMap<>();
    places.entrySet().stream()
        .skip(1)
        .forEach(place -> order.put(place.getKey(), place.getValue()));
    places.entrySet().stream()
        .limit(1)
        .forEach(place -> order.put(place.getKey(), place.getValue()));
    return new HostList(order, remoteShell);
  }

  /** The same without some of the hosts. */
  public HostList without(Collection<String> hosts) {
    Map<String, Integer> rest = new LinkedHashMap<>(places);
    rest.keySet().removeAll(hosts);
    return new HostList(rest, remoteShell);
  }

  /** Whether the launcher decides. */
  public boolean isOpen() {
    return places.isEmpty();
  }

  @Override
  public String toString() {
    return text();
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
          "Give more hosts, more ranks for each, or a smaller -np.");
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
