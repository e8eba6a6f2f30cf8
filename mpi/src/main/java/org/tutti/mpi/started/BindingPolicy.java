package org.tutti.mpi.started;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.mpi.host.CoreShares;

/** What ranks that Tutti itself starts are bound to, since no launcher can bind them. */
public enum BindingPolicy {
  /**
   * Binds each rank, with all its threads, to an equal share of the cores available to the job;
   * binds none if there are more ranks than processors.
   */
  CORE {
    @Override
    public Optional<CoreShares> shares(int ranks) {
      return Optional.of(CoreShares.ofThisThread(ranks)).filter(CoreShares::suffice);
    }
  },

  /** Lets the system place the ranks. */
  NONE {
    @Override
    public Optional<CoreShares> shares(int ranks) {
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

  /** The cores of each of so many ranks of a job of this host; empty if none is bound. */
  public abstract Optional<CoreShares> shares(int ranks);

  private String policy() {
    return name().toLowerCase(Locale.ROOT);
  }
}
