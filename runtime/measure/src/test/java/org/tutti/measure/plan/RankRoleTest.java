package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Pattern;
import org.tutti.annotations.Ranks;
import org.tutti.mpi.Datatype;

/** Which rank has which role. */
class RankRoleTest {
  private static final BenchmarkDescriptor PING_PONG =
      BenchmarkDescriptor.named("a.B.ping")
          .operation(Pattern.FIRST_WITH_LAST)
          .datatype(Datatype.BYTE)
          .role(new RankRole("ping", Ranks.FIRST))
          .role(new RankRole("pong", Ranks.OTHERS))
          .build();

  private static final BenchmarkDescriptor FAN_IN =
      BenchmarkDescriptor.named("a.B.collect")
          .operation(Operation.GATHER)
          .datatype(Datatype.BYTE)
          .role(new RankRole("collect", Ranks.FIRST))
          .role(new RankRole("send", Ranks.ALL))
          .build();

  @ParameterizedTest
  @CsvSource({"0, 2, ping", "1, 2, pong", "1, 3, ''", "2, 3, pong", "0, 1, ''"})
  void aRankWithoutAPartnerPlaysNone(int rank, int processes, String role) {
    assertThat(PING_PONG.roles().method(rank, processes)).isEqualTo(role);
  }

  @ParameterizedTest
  @CsvSource({"0, collect", "1, send", "2, send"})
  void theFirstThatFitsIsTheRanksOwn(int rank, String role) {
    assertThat(FAN_IN.roles().method(rank, 3)).isEqualTo(role);
  }
}
