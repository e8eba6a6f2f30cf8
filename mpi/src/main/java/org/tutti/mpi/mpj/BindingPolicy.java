package org.tutti.mpi.mpj;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.mpi.host.CoreShares;

/** What ranks of MPJ Express are bound to. Nobody but Tutti starts them, so nobody else binds. */
public enum BindingPolicy {
  /**
   * Each rank, with all threads of its own, to an equal share of the cores that the job may use;
   * where ranks outnumber processors, to none.
   */
  CORE {
    @Override
    Optional<CoreShares> shares(int ranks) {
      return Optional.of(CoreShares.ofThisThread(ranks)).filter(CoreShares::suffice);
    }
  },

  /** Ranks run where the system puts them. */
  NONE {
    @Override
    Optional<CoreShares> shares(int ranks) {
      return Optional.empty();
    }
  };

  /** The names on the command line. */
  public static final List<String> POLICIES =
      Arrays.stream(values()).map(BindingPolicy::policy).toList();

  /** The binding of that name, if there is one. */
  public static Optional<BindingPolicy> of(String policy) {
    return Arrays.stream(values()).filter(binding -> binding.policy().equals(policy)).findFirst();
  }

  abstract Optional<CoreShares> shares(int ranks);

  private String policy() {
    return name().toLowerCase(Locale.ROOT);
  }
}
