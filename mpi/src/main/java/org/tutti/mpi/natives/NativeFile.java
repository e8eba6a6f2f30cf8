package org.tutti.mpi.natives;

import java.nio.ByteBuffer;
import java.util.Map;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MpiFile;
import org.tutti.mpi.natives.linker.CStrings;

/** A file of the library, whose errors come back as codes by default (MPI 3.1, section 13.7). */
final class NativeFile implements MpiFile, NativeFileAccess {
  /** The representation of data as they are in memory. */
  private static final ByteBuffer REPRESENTATION = CStrings.encode("native");

  private static final long REPRESENTATION_ADDRESS = LibraryBinding.addressOf(REPRESENTATION);

  /** That of no file after {@link #close}. */
  private long handle;

  NativeFile(long handle) {
    this.handle = handle;
  }

  @Override
  public long handle() {
    return handle;
  }

  @Override
  public String libraryName() {
    return LibraryBinding.libraryName();
  }

  @Override
  public long size() {
    FileHandling.GET_SIZE.call(handle, OutParameters.pointerAddress());
    return OutParameters.pointer();
  }

  @Override
  public void setSize(long bytes) {
    FileHandling.SET_SIZE.call(handle, bytes);
  }

  @Override
  public void preallocate(long bytes) {
    LibraryDefects.requirePreallocation(this);
    FileHandling.PREALLOCATE.call(handle, bytes);
  }

  @Override
  public void setView(long displacement, Datatype element, Datatype fileType) {
    FileHandling.SET_VIEW.call(
        handle,
        displacement,
        PredefinedHandles.of(element),
        PredefinedHandles.of(fileType),
        REPRESENTATION_ADDRESS,
        NativeRequest.NO_INFO);
  }

  @Override
  public void seek(long offset) {
    FileHandling.SEEK.call(handle, offset, FileHandling.SEEK_SET);
  }

  @Override
  public void seekShared(long offset) {
    FileHandling.SEEK_SHARED.call(handle, offset, FileHandling.SEEK_SET);
  }

  @Override
  public long position() {
    FileHandling.GET_POSITION.call(handle, OutParameters.pointerAddress());
    return OutParameters.pointer();
  }

  @Override
  public long sharedPosition() {
    FileHandling.GET_POSITION_SHARED.call(handle, OutParameters.pointerAddress());
    return OutParameters.pointer();
  }

  @Override
  public void sync() {
    FileHandling.SYNC.call(handle);
  }

  @Override
  public Map<String, String> hints() {
    FileHandling.GET_INFO.call(handle, OutParameters.address());
    long info = OutParameters.handle();
    try {
      return NativeInfo.read(info);
    } finally {
      NativeInfo.free(info);
    }
  }

  @Override
  public void close() {
    OutParameters.putPointer(handle);
    FileHandling.CLOSE.call(OutParameters.pointerAddress());
    handle = OutParameters.pointer();
  }
}
