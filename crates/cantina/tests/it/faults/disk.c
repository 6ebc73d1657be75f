/* A disk that misbehaves: preloaded into the server, it looks at each write and sync of the database
 * into the file that FAULT_FILE names. Its first letter says what shall happen: f no space is left,
 * r the disk is read-only, e syncs fail, s syncs are slow, c syncs are noted, one letter each, in a
 * file beside it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_database(int fd) {
    char link[64], path[1024];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, "cantina.db") != NULL;
}

static char mode(void) {
    const char *path = getenv("FAULT_FILE");
    char letter = 0;
    if (path == NULL) return 0;
    int fd = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY);
    if (fd < 0) return 0;
    if (syscall(SYS_read, fd, &letter, 1) != 1) letter = 0;
    syscall(SYS_close, fd);
    return letter;
}

static int refuses(int fd) {
    if (!is_database(fd)) return 0;
    switch (mode()) {
    case 'f': errno = ENOSPC; return 1;
    case 'r': errno = EROFS; return 1;
    }
    return 0;
}

static int sync_refuses(int fd, char kind) {
    if (!is_database(fd)) return 0;
    switch (mode()) {
    case 'e': errno = EIO; return 1;
    case 's': usleep(400 * 1000); return 0;
    case 'c': {
        char path[1024];
        snprintf(path, sizeof path, "%s.syncs", getenv("FAULT_FILE"));
        int notes = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
        syscall(SYS_write, notes, &kind, 1);
        syscall(SYS_close, notes);
    }
    }
    return 0;
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at) {
    if (refuses(fd)) return -1;
    return syscall(SYS_pwrite64, fd, bytes, n, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at) { return pwrite64(fd, bytes, n, at); }

ssize_t write(int fd, const void *bytes, size_t n) {
    if (refuses(fd)) return -1;
    return syscall(SYS_write, fd, bytes, n);
}

int fdatasync(int fd) {
    if (sync_refuses(fd, 'd')) return -1;
    return syscall(SYS_fdatasync, fd);
}

int fsync(int fd) {
    if (sync_refuses(fd, 'f')) return -1;
    return syscall(SYS_fsync, fd);
}
