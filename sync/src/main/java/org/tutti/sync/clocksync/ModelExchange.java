package org.tutti.sync.clocksync;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;

/** Linear models as messages of doubles. */
public final class ModelExchange {
  private static final int TAG = 72;

  private final Communicator communicator;

  ModelExchange(Communicator communicator) {
    this.communicator = communicator;
  }

  /** Sends {@code count} models from {@code first} on. */
  public void send(LinearModel[] models, int first, int count, int destination) {
    MessageBuffer buffer = allocate(count);
    for (int index = 0; index < count; index++) {
      write(buffer, index, models[first + index]);
    }
    communicator.send(buffer, count * LinearModel.WIDTH, Datatype.DOUBLE, destination, TAG);
  }

  /** The models that {@code source} sent. */
  public LinearModel[] receive(int count, int source) {
    MessageBuffer buffer = allocate(count);
    communicator.recv(buffer, count * LinearModel.WIDTH, Datatype.DOUBLE, source, TAG);
    LinearModel[] models = new LinearModel[count];
    for (int index = 0; index < count; index++) {
      models[index] = read(buffer, index);
    }
    return models;
  }

  /** Gives each rank its model; {@code models} is by place and read on the root only. */
  LinearModel scatter(LinearModel[] models, RelativeRanks ranks) {
    boolean isRoot = communicator.rank() == ranks.root();
    MessageBuffer all = allocate(isRoot ? communicator.size() : 1);
    if (isRoot) {
      for (int place = 0; place < ranks.size(); place++) {
        write(all, ranks.rank(place), models[place]);
      }
    }
    MessageBuffer mine = allocate(1);
    communicator.scatter(all, mine, LinearModel.WIDTH, Datatype.DOUBLE, ranks.root());
    return read(mine, 0);
  }

  private MessageBuffer allocate(int models) {
    return communicator.allocate(Datatype.DOUBLE, models * LinearModel.WIDTH);
  }

  private static void write(MessageBuffer buffer, int index, LinearModel model) {
    int at = index * LinearModel.WIDTH;
    buffer.putDouble(at, model.slope());
    buffer.putDouble(at + 1, model.intercept());
    buffer.putDouble(at + 2, model.offsetTime());
    ModelError error = model.error();
    buffer.putDouble(at + 3, error.floor());
    buffer.putDouble(at + 4, error.offsetVariance());
    buffer.putDouble(at + 5, error.covariance());
    buffer.putDouble(at + 6, error.slopeVariance());
    buffer.putDouble(at + 7, error.offsetLimit());
    buffer.putDouble(at + 8, error.slopeLimit());
  }

  private static LinearModel read(MessageBuffer buffer, int index) {
    int at = index * LinearModel.WIDTH;
    return new LinearModel(
        buffer.getDouble(at),
        buffer.getDouble(at + 1),
        buffer.getDouble(at + 2),
        new ModelError(
            buffer.getDouble(at + 3),
            buffer.getDouble(at + 4),
            buffer.getDouble(at + 5),
            buffer.getDouble(at + 6),
            buffer.getDouble(at + 7),
            buffer.getDouble(at + 8)));
  }
}
