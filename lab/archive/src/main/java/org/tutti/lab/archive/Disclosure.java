package org.tutti.lab.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.records.json.TextReplacement;

/**
 * What of a campaign others may see. Values of variables, properties, and options whose names say
 * that they are secret are always left out. Names of hosts and users are replaced on request, each
 * by the same word everywhere, so that what was measured on one host can still be told from what
 * was measured on another.
 */
public final class Disclosure implements TextReplacement {
  /** A name that contains one of these, in any case, is taken to be that of a secret. */
  public static final List<String> SECRET_WORDS =
      List.of(
          "TOKEN",
          "SECRET",
          "PASSWORD",
          "PASSWD",
          "PASSPHRASE",
          "CREDENTIAL",
          "API_KEY",
          "ACCESS_KEY",
          "PRIVATE_KEY");

  static final String LEFT_OUT = "(left out)";

  private static final String WORDS =
      "(?:" + String.join("|", SECRET_WORDS).replace("_", "[-_.]?") + ")";
  private static final Pattern SECRET_NAME =
      Pattern.compile(".*" + WORDS + ".*", Pattern.CASE_INSENSITIVE);
  private static final Pattern ASSIGNMENT =
      Pattern.compile(
          "([\\w.-]*" + WORDS + "[\\w.-]*)=(?:\"[^\"]*\"|'[^']*'|[^\\s\"']+)",
          Pattern.CASE_INSENSITIVE);

  /** Fields whose texts are words of the format, whatever hosts and users are called. */
  private static final Set<String> WORDS_OF_FORMAT =
      Set.of("record", "event", "order", "launcher", "provider", "mainClass", "operation", "unset");

  private final List<NameReplacement> names;
  private final SortedSet<String> secrets = new TreeSet<>();

  private record NameReplacement(Pattern name, String word) {
    static NameReplacement ofHost(String name, String word) {
      return new NameReplacement(
          Pattern.compile("(?<![A-Za-z0-9_])" + Pattern.quote(name) + "(?![A-Za-z0-9_])"), word);
    }

    /** A replacement within paths and before names of hosts: elsewhere it may be any word. */
    static NameReplacement ofUser(String name, String word) {
      String quoted = Pattern.quote(name);
      return new NameReplacement(
          Pattern.compile("(?<=/)" + quoted + "(?=/|$)|(?<![A-Za-z0-9_])" + quoted + "(?=@)"),
          word);
    }

    String in(String text) {
      return name.matcher(text).replaceAll(word);
    }
  }

  private Disclosure(List<NameReplacement> names) {
    this.names = names;
  }

  /** Leaves out secrets only. */
  public static Disclosure ofAllNames() {
    return new Disclosure(List.of());
  }

  /**
   * Also replaces names.
   *
   * @param hosts become {@code host1}, {@code host2}, and so on, in alphabetical order; also where
   *     only the first part of a name with dots appears
   * @param users become {@code user1}, and so on, as parts of paths and before {@code @}; {@code
   *     root} tells nothing and remains
   */
  public static Disclosure anonymous(Set<String> hosts, Set<String> users) {
    Map<String, String> machines = new HashMap<>();
    for (String host : new TreeSet<>(hosts)) {
      String word = "host" + (1 + Set.copyOf(machines.values()).size());
      machines.put(host, word);
      machines.putIfAbsent(host.replaceFirst("[.].*", ""), word);
    }
    List<NameReplacement> names = new ArrayList<>();
    machines.keySet().stream()
        .filter(name -> !name.isEmpty())
        // A longer name may contain a shorter one.
        .sorted(Comparator.comparingInt(String::length).reversed().thenComparing(String::compareTo))
        .forEach(name -> names.add(NameReplacement.ofHost(name, machines.get(name))));
    int number = 0;
    for (String user : new TreeSet<>(users)) {
      if (!user.equals("root")) {
        names.add(NameReplacement.ofUser(user, "user" + ++number));
      }
    }
    return new Disclosure(names);
  }

  @Override
  public String replaced(String field, String text) {
    if (!text.isEmpty() && SECRET_NAME.matcher(field).matches()) {
      secrets.add(field);
      return LEFT_OUT;
    }
    return WORDS_OF_FORMAT.contains(field) ? text : replaced(text);
  }

  /** Paths are names of fields; all other names are words of the format, or tell nothing. */
  @Override
  public String replacedName(String name) {
    return name.contains("/") ? replaced(name) : name;
  }

  /** What stands for a text that is no field. */
  String replaced(String text) {
    String shown =
        ASSIGNMENT
            .matcher(text)
            .replaceAll(
                found -> {
                  secrets.add(found.group(1));
                  return Matcher.quoteReplacement(found.group(1) + "=" + LEFT_OUT);
                });
    for (NameReplacement name : names) {
      shown = name.in(shown);
    }
    return shown;
  }

  /** Whether names of hosts and users are replaced. */
  boolean isAnonymous() {
    return !names.isEmpty();
  }

  /** The names of what was left out so far. */
  public SortedSet<String> secrets() {
    return new TreeSet<>(secrets);
  }
}
