package org.tutti.mpi.mpj;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.mpi.host.CoreShares;

/** What ranks of MPJ Express are bound to. Tutti starts them, so no launcher can bind them. */
public enum BindingPolicy {
  /**
   * Binds each rank, with all its threads, to an equal share of the cores available to the job;
   * binds none if there are more ranks than processors.
   */
  CORE {
    @Override
    Optional<CoreShares> shares(int ranks) {
      return Optional.of(CoreShares.ofThisThread(ranks)).filter(CoreShares::suffice);
    }
  },

  /** Lets the system place the ranks. */
  NONE {
    @Override
    Optional<CoreShares> shares(int ranks) {
      return Optional.empty();
    }
  };

  /** The names on the command line. */
  public static final List<String> POLICIES =
      Arrays.stream(values()).map(BindingPolicy::policy).toList();

  /** The policy with this name, if there is one. */
  public static Optional<BindingPolicy> of(String policy) {
    return Arrays.stream(values()).filter(binding -> binding.policy().equals(policy)).findFirst();
  }

  abstract Optional<CoreShares> shares(int ranks);

  private String policy() {
    return name().toLowerCase(Locale.ROOT);
  }
}
