package org.tutti.records.campaign;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tutti.records.settings.HostList;

/**
 * Where ranks are placed; the launcher decides if a value is empty.
 *
 * @param binding what a rank is bound to
 * @param mapping how ranks are distributed over the machine
 * @param hosts the hosts
 */
public record PlacementPolicy(Optional<String> binding, Optional<String> mapping, HostList hosts) {
  /** A mapping by which each host gets as many consecutive ranks as it has places. */
  public static final String BLOCK = "block";

  /** A mapping by which consecutive ranks are on different hosts. */
  public static final String CYCLIC = "cyclic";

  /** A binding that names the processors of each rank, such as {@code cpus:0,4/1,5}. */
  public static final String CPUS = "cpus:";

  private static final String UNBOUND = "none";
  private static final String BETWEEN_RANKS = "/";
  private static final Pattern LIST =
      Pattern.compile("\\d{1,6}(-\\d{1,6})?(,\\d{1,6}(-\\d{1,6})?)*");

  /** The launcher's defaults. */
  public static final PlacementPolicy OPEN =
      new PlacementPolicy(Optional.empty(), Optional.empty());

  /** A policy for the hosts that the launcher uses by default. */
  public PlacementPolicy(Optional<String> binding, Optional<String> mapping) {
    this(binding, mapping, HostList.OPEN);
  }

  /** A binding by which each rank may run on the processors of its list only. */
  public static String bindingTo(List<String> lists) {
    return CPUS + String.join(BETWEEN_RANKS, lists);
  }

  /** Whether the binding names the processors of each rank, which Tutti binds itself then. */
  public boolean isByProcessors() {
    return binding.filter(policy -> policy.startsWith(CPUS)).isPresent();
  }

  /** The processors of each rank, as the kernel lists them; empty if the binding names none. */
  public List<String> processors() {
    if (!isByProcessors()) {
      return List.of();
    }
    List<String> lists =
        List.of(binding.orElseThrow().substring(CPUS.length()).split(BETWEEN_RANKS, -1));
    return lists.stream().allMatch(list -> LIST.matcher(list).matches()) ? lists : List.of();
  }

  /** The same without what the launcher has no part in. */
  public PlacementPolicy ofLauncher() {
    return isByProcessors() ? withBinding(UNBOUND) : this;
  }

  PlacementPolicy withBinding(String policy) {
    return new PlacementPolicy(Optional.of(policy), mapping, hosts);
  }

  /** Whether consecutive ranks are on different hosts. */
  public boolean isCyclic() {
    return mapping.equals(Optional.of(CYCLIC));
  }

  /** Whether the mapping is one of those that mean the same for all launchers. */
  public boolean isByHost() {
    return isCyclic() || mapping.equals(Optional.of(BLOCK));
  }
}
