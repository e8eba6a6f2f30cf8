package org.tutti.runtime.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.annotations.SyncMethod;

/**
 * The settings of a benchmark; each may be unset. The command line's are laid {@link #over} those
 * of the annotations, and those over {@link Defaults}.
 *
 * @param msizes message sizes in bytes; empty when unset
 */
public record Settings(
    List<Long> msizes,
    Optional<SyncMethod> sync,
    Optional<Boolean> coldCache,
    OptionalInt repetitions,
    OptionalInt launches,
    OptionalInt warmup) {

  public static Builder builder() {
    return new Builder();
  }

  /** These settings, and where one is unset, that of {@code other}. */
  public Settings over(Settings other) {
    return new Settings(
        msizes.isEmpty() ? other.msizes : msizes,
        sync.or(other::sync),
        coldCache.or(other::coldCache),
        repetitions.isPresent() ? repetitions : other.repetitions,
        launches.isPresent() ? launches : other.launches,
        warmup.isPresent() ? warmup : other.warmup);
  }

  /** Collects settings; what is not called stays unset. */
  public static final class Builder {
    private List<Long> msizes = List.of();
    private Optional<SyncMethod> sync = Optional.empty();
    private Optional<Boolean> coldCache = Optional.empty();
    private OptionalInt repetitions = OptionalInt.empty();
    private OptionalInt launches = OptionalInt.empty();
    private OptionalInt warmup = OptionalInt.empty();

    private Builder() {}

    public Builder msizes(long... values) {
      msizes = Arrays.stream(values).boxed().toList();
      return this;
    }

    public Builder sync(SyncMethod value) {
      sync = Optional.of(value);
      return this;
    }

    public Builder coldCache(boolean value) {
      coldCache = Optional.of(value);
      return this;
    }

    public Builder repetitions(int value) {
      repetitions = OptionalInt.of(value);
      return this;
    }

    public Builder launches(int value) {
      launches = OptionalInt.of(value);
      return this;
    }

    public Builder warmup(int value) {
      warmup = OptionalInt.of(value);
      return this;
    }

    public Settings build() {
      return new Settings(msizes, sync, coldCache, repetitions, launches, warmup);
    }
  }
}
